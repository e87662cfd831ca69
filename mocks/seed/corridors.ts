import type { PlacedStation } from '../records.ts'

/** Stations in the order in which the track passes them. Trains may skip stations, but not leave the track. */
export const corridors: readonly string[] = [
  // Delhi to the west coast, through Kota or through Jaipur
  'NDLS NZM MTJ BTE SWM KOTA NAD RTM DHD GDA BRC BH ST BL VAPI BVI BDTS MMCT',
  'DLI GGN RE AWR JP AII MJ ABR PNU MSH ADI ANND BRC',
  'NDLS GGN',
  'MJ JU JSM',
  'JP JU BKN',
  'RE BKN',
  'SWM JP BTE AGC',
  'AII UDZ ADI',
  'ADI VG SUNR RJT JAM DWK',
  'VG GIMB BHUJ',
  // Delhi to Bengal
  'NDLS GZB ALJN TDL CNB PRYJ MZP DDU GAYA KQR DHN ASN DGR BWN HWH',
  'NDLS DLI GZB',
  'TDL AGC',
  'DDU BXR ARA PNBE JSME ASN',
  'GAYA PNBE',
  'BWN SDAH',
  'KQR BKSC MURI RNC',
  'BKSC DHN',
  'TATA MURI',
  // Ganges plain and Assam
  'GZB MB BE SPN LKO GD BST GKP CPR HJP BJU KIR NJP',
  'CNB LKO AY BSB DDU',
  'LKO BSB CPR',
  'PRYJ BSB GKP',
  'PNBE HJP MFP BJU',
  'PNBE BJU',
  'BWN RPH MLDT NJP NCB NBQ GHY LMG DMV NTSK DBRG',
  // Punjab, Jammu and the hills
  'NDLS UMB LDH JUC ASR',
  'DLI UMB CDG KLK',
  'JUC PTKC JAT SVDK',
  'LDH UMB SRE HW DDN',
  'GZB SRE MB',
  // Delhi to the south through Bhopal
  'MTJ AGC GWL VGLJ BINA BPL RKMP ET NGP WR BPQ KZJ WL BZA',
  'BPL UJN NAD',
  'INDB UJN RTM',
  'KZJ SC HYB',
  'BINA KTE',
  // Mumbai to the east and to the south
  'CSMT DR TNA KYN LNL PUNE DD SUR KLBG WADI RC GTL RU AJJ MAS',
  'LTT TNA PNVL',
  'KYN PNVL VAPI',
  'KYN NK MMR JL BSL AK BD WR NGP G R BSP ROU TATA KGP HWH',
  'BSL KNW ET JBP KTE STA PRYJ',
  'ST JL',
  'MMR DD',
  'WADI SC GNT BZA',
  'SC GTL YPR',
  // East coast
  'HWH KGP BLS CTC BBS KUR BAM VZM VSKP RJY BZA OGL NLR GDR MAS',
  'KUR PURI',
  'GDR RU TPTY KPD',
  // Konkan coast and Kerala
  'PNVL CHI RN KUDL THVM MAO KAWR UD MAJN KGQ CAN CLT SRR TCR ERS KTYM QLN TVC NCJ CAPE',
  'ERS ALLP QLN',
  'MAO VSG',
  // Karnataka and Tamil Nadu
  'MAS AJJ KPD JTJ BNC SBC MYA MYS',
  'SBC YPR TK ASK DVG UBL DWR BGM MRJ STR PUNE',
  'DWR MAO',
  'UBL GTL',
  'JTJ SA ED TUP CBE PGT TCR',
  'PGT SRR',
  'CBE MTP',
  'MAS MS CGL VM TPJ DG MDU TEN NCJ',
  'TPJ RMM MDU',
]

/** Narrow-gauge lines, which climb in loops. */
const hillLines: readonly string[] = ['KLK SML', 'NJP DJ', 'MTP UAM']

/** How much longer the rails are than the great circles between neighbouring stations of a corridor. */
const windingFactor = 1.1
const hillWindingFactor = 2
const earthRadius = 6371

/** Kilometres as the crow flies. */
function greatCircle(from: PlacedStation, to: PlacedStation): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine))
}

/**
 * Kilometres by rail between two station codes. Measured along the track, so that a fast train that skips stations
 * travels as far, and costs as much per kilometre, as a slow one.
 */
export function createRailDistance(stations: readonly PlacedStation[]): (from: string, to: string) => number {
  const byCode = new Map(stations.map((station) => [station.code, station]))
  const tracks = new Map<string, Map<string, number>>(stations.map(({ code }) => [code, new Map()]))
  for (const corridor of [...corridors, ...hillLines]) {
    const factor = hillLines.includes(corridor) ? hillWindingFactor : windingFactor
    const codes = corridor.split(' ')
    for (const [index, code] of codes.entries()) {
      const from = byCode.get(codes[index - 1] ?? '')
      const to = byCode.get(code)
      if (!to) throw new Error(`The corridor ${corridor} passes ${code}, which is no station`)
      if (!from) continue
      const length = greatCircle(from, to) * factor
      tracks.get(from.code)?.set(code, length)
      tracks.get(code)?.set(from.code, length)
    }
  }
  const known = new Map<string, number>()
  return (from, to) => {
    const key = `${from} ${to}`
    const length = known.get(key) ?? shortest(from, to, tracks)
    known.set(key, length)
    return length
  }
}

/** Dijkstra without a heap: stops that follow each other are near, so few stations are looked at. */
function shortest(
  from: string,
  to: string,
  tracks: ReadonlyMap<string, ReadonlyMap<string, number>>,
): number {
  const settled = new Set<string>()
  const open = new Map([[from, 0]])
  while (open.size > 0) {
    let nearest = from
    let length = Infinity
    for (const [code, candidate] of open) {
      if (candidate < length) [nearest, length] = [code, candidate]
    }
    if (nearest === to) return length
    open.delete(nearest)
    settled.add(nearest)
    for (const [code, track] of tracks.get(nearest) ?? []) {
      const candidate = length + track
      if (!settled.has(code) && candidate < (open.get(code) ?? Infinity)) open.set(code, candidate)
    }
  }
  throw new Error(`No track leads from ${from} to ${to}`)
}
