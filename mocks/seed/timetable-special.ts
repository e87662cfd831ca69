/** Lines as in `timetable-west.ts`, for trains that run one way only and strain some rule of the screens. */
export const specialTimetable = `
04401 | Bharat Gaurav Ramayana Yatra | Other | NDLS CNB LKO AY BSB PRYJ JBP ET NGP BZA MAS TPJ RMM | 23:55 | Sat | kmh=38 seats=600 fare=32500 route=none
00103 | Deccan Odyssey | Other | CSMT PUNE STR MRJ BGM DWR MAO | 16:30 | Wed | kmh=36 seats=80 fare=48500 route=none
07101 | Hyderabad Tirupati Festival Special | Express | HYB SC GTL RU TPTY | 18:40 | Fri Sat Sun | seats=940 fare=745 route=none
00945 | Science Express Exhibition Train | Other | NDLS GGN AWR JP AII ABR ADI | 09:00 | Sat | kmh=48 seats=400 fare=0
01431 | Pune Nagpur Summer Special | Express | PUNE DD MMR JL BSL AK BD WR NGP | 15:50 | none |
09005 | Mumbai New Delhi Winter Special | Express | MMCT BVI ST BRC RTM KOTA MTJ NDLS | 10:40 | daily | status=Cancelled
01021 | Konkan Monsoon Special | Express | LTT TNA PNVL CHI RN KUDL MAO | 20:50 | Tue Thu Sun | status=Inactive
`
