/** What may be asked of every part; each takes what it needs. */
export interface Options {
  /** A file of real stations; else they are made up. */
  stations: string | undefined
  bookings: number
  /** Besides this machine as it is: how many times slower a processor is to be; 1 leaves that out. */
  slower: number
  /** Whether what the long tasks did is printed too. */
  tasks: boolean
  /** The first of two ports, for the pages and for the mock server. */
  port: number
}

/** What a part found, and the most that it may be. */
export interface Found {
  name: string
  unit: 'ms' | 'nodes'
  value: number
  most: number
}
