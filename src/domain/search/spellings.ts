/** Words of the railway in the ways that timetables, tickets and passengers write them. */
const railwayWords = `
junction, jn, jcn, jct, jnc, junc
cantonment, cantt, cant, cantonement
road, rd
saint, st
station, stn, sta
terminus, terminal, ter, term, trm, t
central, ctrl, ctl, cntl, ctr, cntrl, cen
city, cy, cty
north, n
south, s
east, e
west, w
halt, hlt, h
passenger halt, p h, ph
block hut, b h, bh
town, twn
nagar, ngr
bazar, bazaar, bzr
sahib, saheb
shri, sri, shree
fort, ft
cabin, cab
bridge, br, brg
new, nw
express, exp, xpress, expr
superfast, super fast, sf, s f
passenger, pass, pgr, psgr, pasgr
special, spl, spcl
shatabdi, shtbdi
rajdhani, rjdhni
`

/** Places in today's and in former names, which passengers still type and some timetables still print. */
const places = `
bengaluru, bangalore
ksr bengaluru, bengaluru city, bangalore city
mumbai, bombay
chhatrapati shivaji maharaj terminus, c shivaji mah t, csmt, victoria terminus, mumbai cst, mumbai vt, bombay vt
kolkata, calcutta
chennai, madras
mysuru, mysore
mangaluru, mangalore
hubballi, hubli
belagavi, belgaum
kalaburagi, gulbarga
ballari, bellary
vijayapura, bijapur
shivamogga, shimoga
hosapete, hospet
tumakuru, tumkur
chikkamagaluru, chikmagalur
thiruvananthapuram, trivandrum
kochi, cochin
kozhikode, calicut
kollam, quilon
alappuzha, alleppey
kannur, cannanore
thrissur, trichur
palakkad, palghat
kanniyakumari, kanyakumari, cape comorin
thanjavur, tanjore
tiruchirappalli, tiruchchirappalli, trichy, trichinopoly
thoothukudi, tuticorin
tirunelveli, tinnevelly
udagamandalam, udhagamandalam, ooty, ootacamund
puducherry, pondicherry
vadodara, baroda
bharuch, broach
valsad, bulsar
khambhat, cambay
pune, poona
chhatrapati sambhajinagar, aurangabad
dharashiv, osmanabad
ahilyanagar, ahmednagar, ahmadnagar
madgaon, margao
varanasi, benares, banaras
prayagraj, allahabad
ayodhya cantt, faizabad
pt deen dayal upadhyaya, deen dayal upadhyaya, pandit deen dayal upadhyaya, pt d d upadhyaya, mughalsarai, mughal sarai
virangana lakshmibai jhansi, v lakshmibai jhansi, jhansi
rani kamlapati, rani kamalapati, habibganj
narmadapuram, hoshangabad
kanpur, cawnpore
mathura, muttra
munger, monghyr
jabalpur, jubbulpore
shimla, simla
gurugram, gurgaon
visakhapatnam, vizag, waltair
vijayawada, bezwada
rajamahendravaram, rajahmundry, rajamundry
guwahati, gauhati
barddhaman, bardhaman, burdwan
medinipur, midnapore
hazrat nizamuddin, h nizamuddin
lokmanya tilak, kurla terminus
`

interface Spelling {
  written: string
  /** The other ways. */
  others: readonly string[]
  /** So many letters of it stand for it. */
  shortest: number
}

const spellingsIn = (lines: string, shortest: number) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(', '))
    .flatMap((ways) =>
      ways.map((written): Spelling => ({ written, shortest, others: ways.filter((way) => way !== written) })),
    )

const spellings = [...spellingsIn(railwayWords, 2), ...spellingsIn(places, 3)]

/** No spelling has more. */
export const mostWords = Math.max(...spellings.map(({ written }) => written.split(' ').length))

/** The other ways to write what some folded words say, or begin to say. */
export function otherSpellings(words: string, { begun = true } = {}): string[] {
  const others = spellings.flatMap((spelling) => {
    if (spelling.written === words) return spelling.others
    // One letter says too little for what is only begun.
    const says = begun && words.length >= spelling.shortest && spelling.written.startsWith(words)
    return says ? spelling.others.filter(({ length }) => length > 1) : []
  })
  // What begins with the words is found by themselves.
  return [...new Set(others)].filter((other) => !other.startsWith(words))
}
