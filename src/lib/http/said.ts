import { isolated } from '@/lib/text/isolated'

const most = 40

/** What somebody typed, in words of ours about it: not longer than they are. */
export function said(typed: string): string {
  const characters = [...typed.trim()]
  return isolated(characters.length > most ? `${characters.slice(0, most).join('')}…` : typed.trim())
}
