/**
 * Pairs of trains, one a line: both numbers | name | type | stops | departure times | days | exceptions.
 * A slash parts the outward train from the return, which calls at the same stations the other way round.
 * Exceptions: `kmh` between halts, `seats`, `fare` (rupees per 100 km), where the type's usual figure is wrong.
 */
export const westernTimetable = `
12951/12952 | Mumbai New Delhi Tejas Rajdhani Express | Rajdhani | MMCT BVI ST BRC RTM KOTA NDLS | 17:00/16:55 | daily | kmh=94
22209/22210 | Mumbai New Delhi Duronto Express | Duronto | MMCT BRC RTM KOTA NDLS | 23:10/23:30 | Mon Fri/Tue Sat | kmh=84
20951/20952 | Mumbai New Delhi Vande Bharat Sleeper | Other | MMCT ST BRC KOTA NDLS | 21:15/20:40 | daily | kmh=102 fare=205 seats=823
20945/20946 | Arabian Sea Superfast Express | Express | MMCT BVI VAPI ST BH BRC GDA RTM KOTA SWM MTJ NDLS | 06:25/05:50 | daily
22935/22936 | Mumbai New Delhi Humsafar Express | Other | MMCT BVI ST BRC RTM KOTA MTJ NDLS | 13:40/12:15 | daily | kmh=72 fare=112 seats=1152
19029/19030 | Mumbai New Delhi Janata Express | Express | MMCT BVI VAPI BL ST BH BRC GDA DHD RTM NAD KOTA SWM BTE MTJ NDLS | 07:25/14:20 | daily | kmh=52
59023/59024 | Mumbai Delhi Fast Passenger | Passenger | MMCT BDTS BVI VAPI BL ST BH BRC GDA DHD RTM NAD KOTA SWM BTE MTJ NZM NDLS | 04:15/22:50 | daily
02951/02952 | Capital Saloon Special | Other | MMCT ST BRC RTM KOTA NDLS | 18:40/17:35 | daily | kmh=80 seats=8 fare=420
12953/12954 | August Kranti Tejas Rajdhani Express | Rajdhani | MMCT BVI ST BRC RTM KOTA SWM MTJ NZM | 17:10/17:15 | daily | kmh=87
12909/12910 | Bandra Hazrat Nizamuddin Garib Rath | Other | BDTS BVI VAPI ST BRC RTM KOTA NZM | 17:30/16:30 | Tue Thu Sat/Wed Fri Sun | kmh=82 fare=72 seats=1404
12925/12926 | Paschim Superfast Express | Express | BDTS BVI VAPI BL ST BH BRC RTM KOTA MTJ NDLS UMB LDH JUC ASR | 12:00/08:05 | daily
12903/12904 | Golden Temple Mail | Express | MMCT BVI VAPI ST BRC RTM KOTA SWM BTE MTJ NZM NDLS UMB LDH JUC ASR | 18:45/21:20 | daily
12957/12958 | Ahmedabad New Delhi Swarna Jayanti Rajdhani Express | Rajdhani | ADI MSH PNU ABR AII JP GGN NDLS | 17:45/19:55 | daily | kmh=72
12915/12916 | Ashram Express | Express | ADI MSH PNU ABR MJ AII JP AWR RE GGN DLI | 18:45/15:20 | daily
12009/12010 | Mumbai Ahmedabad Shatabdi Express | Shatabdi | MMCT BVI VAPI ST BH BRC ANND ADI | 06:20/15:10 | Mon Tue Wed Thu Fri Sat/Mon Tue Wed Thu Fri Sat | kmh=80
20901/20902 | Mumbai Ahmedabad Vande Bharat Express | Other | MMCT BVI VAPI ST BRC ADI | 06:00/15:00 | Mon Tue Thu Fri Sat Sun/Mon Tue Thu Fri Sat Sun | kmh=96
12901/12902 | Gujarat Mail | Express | MMCT BVI VAPI BL ST BH BRC ANND ADI | 22:00/23:10 | daily
22945/22946 | Saurashtra Mail | Express | MMCT BVI VAPI ST BRC ANND ADI VG SUNR RJT JAM DWK | 20:30/13:10 | daily
20907/20908 | Kutch Superfast Express | Express | BDTS BVI VAPI ST BRC ADI VG GIMB BHUJ | 17:45/20:15 | daily
12986/12985 | Delhi Jaipur Double Decker Express | Other | DLI GGN RE AWR JP | 17:35/06:00 | daily | kmh=66 fare=118 seats=1320
12015/12016 | New Delhi Ajmer Shatabdi Express | Shatabdi | NDLS GGN RE AWR JP AII | 06:10/15:45 | daily | kmh=72
12461/12462 | Mandore Superfast Express | Express | DLI GGN RE AWR JP MJ JU | 21:20/19:30 | daily
14659/14660 | Runicha Express | Express | DLI GGN RE AWR JP JU JSM | 17:45/00:45 | daily | kmh=54
12457/12458 | Delhi Bikaner Superfast Express | Express | DLI GGN RE BKN | 23:35/23:30 | daily
12963/12964 | Mewar Superfast Express | Express | NZM MTJ BTE SWM KOTA AII UDZ | 18:25/18:15 | daily
59811/59812 | Ratlam Kota Passenger | Passenger | RTM NAD KOTA | 04:25/17:00 | daily
12123/12124 | Deccan Queen | Express | CSMT DR LNL PUNE | 17:10/07:15 | daily | kmh=64 fare=88
12127/12128 | Mumbai Pune Intercity Express | Express | CSMT DR TNA KYN LNL PUNE | 06:45/17:55 | daily | kmh=62
12125/12126 | Pragati Express | Express | CSMT DR TNA KYN LNL PUNE | 16:25/07:50 | daily
11009/11010 | Sinhagad Express | Express | CSMT DR TNA KYN LNL PUNE | 17:50/06:05 | daily | kmh=56
11007/11008 | Deccan Express | Express | CSMT DR TNA KYN LNL PUNE | 07:00/15:15 | daily | kmh=54
22105/22106 | Indrayani Superfast Express | Express | CSMT DR TNA KYN LNL PUNE | 05:40/18:35 | daily
01107/01108 | Deccan Vistadome Saloon | Other | CSMT DR KYN LNL PUNE | 09:20/14:05 | daily | kmh=55 seats=12 fare=390
51317/51318 | Pune Karjat Ghat Passenger | Passenger | PUNE LNL KYN | 11:40/15:50 | daily
11301/11302 | Udyan Express | Express | CSMT DR KYN LNL PUNE DD SUR KLBG WADI RC GTL YPR SBC | 08:10/20:40 | daily | kmh=52
22159/22160 | Mumbai Chennai Superfast Express | Express | CSMT DR KYN PUNE DD SUR KLBG WADI RC GTL RU AJJ MAS | 12:45/13:15 | daily
12701/12702 | Hussainsagar Express | Express | CSMT DR KYN PUNE SUR KLBG WADI SC HYB | 21:50/14:45 | daily
12213/12214 | Yesvantpur Delhi Duronto Express | Duronto | YPR GTL SC NGP BPL NDLS | 23:40/23:00 | Sat/Mon | kmh=76
12261/12262 | Mumbai Howrah Duronto Express | Duronto | CSMT BSL NGP R BSP TATA HWH | 17:15/05:45 | Mon Tue Wed Thu/Mon Tue Wed Fri | kmh=80
12859/12860 | Gitanjali Express | Express | CSMT DR KYN NK BSL AK BD WR NGP G R BSP ROU TATA KGP HWH | 06:00/14:05 | daily | kmh=68
12289/12290 | Mumbai Nagpur Duronto Express | Duronto | CSMT NK BSL NGP | 20:15/20:40 | daily | kmh=76
12109/12110 | Panchavati Express | Express | CSMT DR TNA KYN NK MMR | 18:15/06:00 | daily
22221/22222 | Mumbai Hazrat Nizamuddin Rajdhani Express | Rajdhani | CSMT KYN NK JL BPL VGLJ AGC NZM | 16:00/16:55 | daily | kmh=88
12137/12138 | Punjab Mail | Express | CSMT DR KYN NK MMR JL BSL KNW ET BPL BINA VGLJ GWL AGC MTJ NDLS | 19:35/05:10 | daily
11061/11062 | Pawan Express | Express | LTT TNA KYN NK MMR BSL KNW ET JBP KTE STA PRYJ BSB CPR HJP MFP | 11:30/13:15 | daily | kmh=52
10103/10104 | Mandovi Express | Express | CSMT DR TNA PNVL CHI RN KUDL THVM MAO | 07:10/09:15 | daily | kmh=54
12051/12052 | Mumbai Madgaon Jan Shatabdi Express | Shatabdi | CSMT DR TNA PNVL CHI RN KUDL THVM MAO | 05:10/14:40 | daily | kmh=68 fare=105
22229/22230 | Mumbai Madgaon Vande Bharat Express | Other | CSMT DR TNA PNVL RN THVM MAO | 05:25/14:40 | Mon Wed Fri/Tue Thu Sat | kmh=80
10111/10112 | Konkan Kanya Express | Express | CSMT DR TNA PNVL CHI RN KUDL THVM MAO | 23:05/19:00 | daily | kmh=54
16345/16346 | Netravati Express | Express | LTT TNA PNVL CHI RN KUDL THVM MAO KAWR UD MAJN KGQ CAN CLT SRR TCR ERS ALLP QLN TVC | 11:40/09:15 | daily | kmh=58
12431/12432 | Thiruvananthapuram Hazrat Nizamuddin Rajdhani Express | Rajdhani | TVC QLN ALLP ERS TCR SRR CLT CAN MAJN UD MAO RN PNVL BRC KOTA NZM | 19:15/06:15 | Tue Thu Fri/Tue Wed Sun | kmh=74
50103/50104 | Ratnagiri Coast Passenger | Passenger | PNVL CHI RN | 15:35/05:30 | daily
12919/12920 | Malwa Superfast Express | Express | INDB UJN BPL BINA VGLJ GWL AGC MTJ NDLS UMB LDH JUC PTKC JAT SVDK | 12:20/09:15 | daily
`
