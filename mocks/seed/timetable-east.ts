/** Lines as in `timetable-west.ts`: the north, the east and the south. */
export const easternTimetable = `
12301/12302 | Howrah New Delhi Rajdhani Express via Gaya | Rajdhani | HWH ASN DHN GAYA DDU PRYJ CNB NDLS | 16:50/16:50 | Mon Tue Wed Thu Fri Sat/Mon Tue Wed Thu Sat Sun | kmh=90
12313/12314 | Sealdah New Delhi Rajdhani Express | Rajdhani | SDAH DGR ASN DHN GAYA DDU CNB NDLS | 16:50/16:30 | daily | kmh=88
12309/12310 | Rajendra Patna New Delhi Tejas Rajdhani Express | Rajdhani | PNBE ARA BXR DDU PRYJ CNB NDLS | 19:15/17:10 | daily | kmh=88
12381/12382 | Poorva Express | Express | HWH BWN DGR ASN DHN KQR GAYA DDU MZP PRYJ CNB ALJN NDLS | 08:15/17:40 | daily | kmh=64
12303/12304 | Poorva Express via Patna | Express | HWH BWN DGR ASN JSME PNBE ARA BXR DDU MZP PRYJ CNB ALJN NDLS | 08:00/17:35 | Mon Tue Fri Sat/Mon Wed Thu Sun | kmh=62
12393/12394 | Sampoorna Kranti Express | Express | PNBE ARA DDU CNB NDLS | 19:25/17:30 | daily | kmh=80
12417/12418 | Prayagraj Express | Express | PRYJ CNB TDL ALJN GZB NDLS | 22:30/22:10 | daily | kmh=76
22435/22436 | Varanasi New Delhi Vande Bharat Express | Other | BSB PRYJ CNB NDLS | 15:00/06:00 | Mon Tue Wed Fri Sat Sun/Mon Tue Wed Fri Sat Sun | kmh=98
12559/12560 | Shiv Ganga Express | Express | BSB PRYJ CNB GZB NDLS | 22:15/20:05 | daily | kmh=74
12003/12004 | Lucknow New Delhi Shatabdi Express | Shatabdi | LKO CNB ALJN GZB NDLS | 15:30/06:10 | daily | kmh=84
82501/82502 | Lucknow New Delhi Tejas Express | Other | LKO CNB GZB NDLS | 06:10/15:40 | Mon Wed Fri Sat Sun/Mon Wed Fri Sat Sun | kmh=86 fare=225
12229/12230 | Lucknow Mail | Express | LKO SPN BE MB GZB NDLS | 22:00/22:05 | daily
22425/22426 | Ayodhya New Delhi Vande Bharat Express | Other | AY LKO CNB NDLS | 15:20/06:10 | Mon Tue Thu Fri Sat Sun/Mon Tue Thu Fri Sat Sun | kmh=86
12553/12554 | Vaishali Express | Express | MFP HJP CPR GKP BST GD LKO CNB GZB NDLS | 08:15/20:40 | daily
12571/12572 | Gorakhpur New Delhi Humsafar Express | Other | GKP BST GD LKO BE MB GZB NDLS | 20:00/19:55 | Tue Wed Thu Sun/Mon Wed Thu Fri | kmh=66 fare=112 seats=1152
54253/54254 | Prayagraj Varanasi Passenger | Passenger | PRYJ MZP DDU BSB | 06:30/16:05 | daily
12423/12424 | Dibrugarh New Delhi Rajdhani Express | Rajdhani | DBRG DMV LMG GHY NBQ NCB NJP KIR BJU PNBE DDU PRYJ CNB NDLS | 20:35/16:10 | daily | kmh=72
15909/15910 | Avadh Assam Express | Express | DBRG NTSK DMV LMG GHY NBQ NCB NJP KIR BJU HJP CPR GKP GD LKO SPN BE MB GZB DLI | 10:20/19:50 | daily | kmh=46
12345/12346 | Saraighat Superfast Express | Express | HWH BWN RPH MLDT NJP NCB NBQ GHY | 15:55/12:30 | daily | kmh=62
22301/22302 | Howrah New Jalpaiguri Vande Bharat Express | Other | HWH RPH MLDT NJP | 05:55/15:05 | Mon Tue Thu Fri Sat Sun/Mon Tue Thu Fri Sat Sun | kmh=80
12343/12344 | Darjeeling Mail | Express | SDAH BWN RPH MLDT NJP | 22:05/19:45 | daily
52541/52540 | Darjeeling Himalayan Toy Train | Other | NJP DJ | 10:00/08:00 | daily | kmh=12 fare=900 seats=62
52451/52452 | Shivalik Deluxe Express | Other | KLK SML | 05:45/17:55 | daily | kmh=20 fare=560 seats=120
56136/56137 | Nilgiri Mountain Railway | Other | MTP UAM | 07:10/14:00 | daily | kmh=11 fare=600 seats=180
12019/12020 | Howrah Ranchi Shatabdi Express | Shatabdi | HWH DGR ASN DHN BKSC MURI RNC | 06:05/13:50 | Mon Tue Wed Thu Fri Sat/Mon Tue Wed Thu Fri Sat | kmh=64
53061/53062 | Barddhaman Asansol Passenger | Passenger | BWN DGR ASN DHN | 06:20/17:40 | daily
12011/12012 | New Delhi Kalka Shatabdi Express | Shatabdi | NDLS UMB CDG KLK | 07:40/17:45 | daily | kmh=78
12013/12014 | New Delhi Amritsar Shatabdi Express | Shatabdi | NDLS UMB LDH JUC ASR | 16:30/04:55 | daily | kmh=80
22439/22440 | New Delhi Katra Vande Bharat Express | Other | NDLS UMB LDH JAT SVDK | 06:00/15:00 | Mon Wed Thu Fri Sat Sun/Mon Wed Thu Fri Sat Sun | kmh=92
12425/12426 | New Delhi Jammu Tawi Rajdhani Express | Rajdhani | NDLS UMB LDH PTKC JAT | 20:40/19:40 | daily | kmh=74
12445/12446 | Uttar Sampark Kranti Express | Express | NDLS UMB LDH JUC PTKC JAT SVDK | 20:50/20:55 | daily | kmh=60
12017/12018 | New Delhi Dehradun Shatabdi Express | Shatabdi | NDLS GZB SRE HW DDN | 06:45/17:00 | daily | kmh=64
54471/54472 | Delhi Haridwar Passenger | Passenger | DLI GZB SRE HW | 04:20/13:30 | daily
12002/12001 | Bhopal Shatabdi Express | Shatabdi | NDLS MTJ AGC GWL VGLJ BPL RKMP | 06:00/15:15 | daily | kmh=92
12627/12628 | Karnataka Express | Express | SBC YPR GTL RC WADI KLBG SUR DD MMR JL BSL KNW ET BPL BINA VGLJ GWL AGC MTJ NDLS | 19:20/20:20 | daily | kmh=64
22691/22692 | Bengaluru Hazrat Nizamuddin Rajdhani Express | Rajdhani | SBC GTL SC KZJ BPQ NGP BPL VGLJ GWL NZM | 20:00/19:50 | daily | kmh=76
12615/12616 | Grand Trunk Express | Express | MAS GDR NLR OGL BZA WL BPQ NGP ET BPL VGLJ GWL AGC MTJ NDLS | 18:50/16:10 | daily | kmh=66
12621/12622 | Tamil Nadu Express | Express | MAS BZA WL BPQ NGP ET BPL VGLJ GWL AGC NDLS | 22:00/21:05 | daily | kmh=70
12723/12724 | Telangana Express | Express | HYB SC KZJ BPQ NGP ET BPL BINA VGLJ GWL AGC MTJ NDLS | 06:00/16:00 | daily | kmh=66
12625/12626 | Kerala Express | Express | TVC QLN KTYM ERS TCR PGT CBE TUP ED SA JTJ KPD TPTY GDR BZA WL BPQ NGP ET BPL VGLJ GWL AGC MTJ NDLS | 12:30/20:10 | daily | kmh=62
16317/16318 | Himsagar Express | Express | CAPE NCJ TVC QLN KTYM ERS TCR PGT CBE ED SA KPD GDR BZA WL BPQ NGP ET BPL VGLJ GWL AGC NDLS UMB LDH JUC PTKC JAT SVDK | 14:15/22:25 | Fri/Mon | kmh=58
12759/12760 | Charminar Express | Express | MAS GDR NLR OGL BZA WL KZJ SC HYB | 18:10/18:30 | daily
20833/20834 | Visakhapatnam Secunderabad Vande Bharat Express | Other | VSKP RJY BZA WL SC | 05:45/15:00 | Mon Tue Wed Fri Sat Sun/Mon Tue Wed Fri Sat Sun | kmh=86
12727/12728 | Godavari Express | Express | VSKP RJY BZA WL KZJ SC HYB | 17:20/17:05 | daily
12841/12842 | Coromandel Express | Express | HWH KGP BLS CTC BBS KUR BAM VSKP RJY BZA OGL MAS | 15:20/07:00 | daily | kmh=68
12839/12840 | Howrah Chennai Mail | Express | HWH KGP BLS CTC BBS KUR BAM VZM VSKP RJY BZA OGL NLR GDR MAS | 23:55/19:15 | daily
12703/12704 | Falaknuma Express | Express | HWH KGP BLS CTC BBS KUR BAM VZM VSKP RJY BZA GNT SC | 08:35/15:55 | daily
12245/12246 | Howrah Yesvantpur Duronto Express | Duronto | HWH BBS VSKP BZA RU KPD YPR | 10:50/23:40 | Tue Wed Fri Sun/Mon Tue Thu Fri | kmh=74
12801/12802 | Purushottam Express | Express | PURI KUR BBS CTC BLS KGP TATA MURI BKSC GAYA DDU PRYJ CNB NDLS | 21:45/22:40 | daily
22895/22896 | Howrah Puri Vande Bharat Express | Other | HWH KGP BLS CTC BBS KUR PURI | 06:10/13:50 | Mon Tue Wed Fri Sat Sun/Mon Tue Wed Fri Sat Sun | kmh=82
12640/12639 | Brindavan Express | Express | SBC BNC JTJ KPD AJJ MAS | 15:10/07:40 | daily | kmh=68
12608/12607 | Lalbagh Superfast Express | Express | SBC BNC JTJ KPD MAS | 06:20/15:30 | daily | kmh=68
12658/12657 | Chennai Bengaluru Mail | Express | SBC BNC JTJ KPD AJJ MAS | 22:40/22:50 | daily | kmh=64
22626/22625 | Chennai Bengaluru Double Decker Express | Other | SBC BNC JTJ KPD AJJ MAS | 14:30/07:25 | daily | kmh=66 fare=118 seats=1320
12028/12027 | Chennai Bengaluru Shatabdi Express | Shatabdi | SBC BNC KPD MAS | 06:00/17:30 | Mon Wed Thu Fri Sat Sun/Mon Wed Thu Fri Sat Sun | kmh=78
20664/20663 | Bengaluru Chennai Vande Bharat Express | Other | SBC KPD MAS | 13:05/05:50 | daily | kmh=88
02634/02633 | Bengaluru Chennai Heritage Saloon | Other | SBC BNC KPD MAS | 09:15/16:20 | daily | kmh=62 seats=10 fare=360
56262/56261 | Bengaluru Arakkonam Passenger | Passenger | SBC BNC JTJ KPD AJJ | 05:00/06:40 | daily
12007/12008 | Chennai Mysuru Shatabdi Express | Shatabdi | MAS KPD BNC SBC MYA MYS | 06:00/14:15 | Mon Tue Thu Fri Sat Sun/Mon Tue Thu Fri Sat Sun | kmh=76
12613/12614 | Tippu Superfast Express | Express | MYS MYA SBC | 11:30/15:15 | daily | kmh=64
16215/16216 | Chamundi Express | Express | MYS MYA SBC | 06:45/18:15 | daily
56279/56280 | Mysuru Bengaluru Passenger | Passenger | MYS MYA SBC | 05:15/17:20 | daily
12079/12080 | Bengaluru Hubballi Jan Shatabdi Express | Shatabdi | SBC YPR TK ASK DVG UBL | 06:00/14:00 | daily | kmh=68 fare=98
20661/20662 | Bengaluru Dharwad Vande Bharat Express | Other | SBC YPR DVG UBL DWR | 05:45/13:15 | Mon Wed Thu Fri Sat Sun/Mon Wed Thu Fri Sat Sun | kmh=78
16589/16590 | Rani Chennamma Express | Express | SBC YPR TK ASK DVG UBL DWR BGM MRJ | 23:00/15:25 | daily
11005/11006 | Chalukya Express | Express | PUNE STR MRJ BGM DWR UBL DVG ASK TK YPR | 19:35/22:20 | Mon Wed Fri Sun/Tue Thu Sat Sun | kmh=50
17309/17310 | Yesvantpur Vasco da Gama Express | Express | YPR TK ASK DVG UBL DWR MAO VSG | 14:50/22:55 | daily
12635/12636 | Vaigai Superfast Express | Express | MS CGL VM TPJ DG MDU | 13:50/07:10 | daily | kmh=68
20627/20628 | Chennai Nagercoil Vande Bharat Express | Other | MS VM TPJ DG MDU TEN NCJ | 05:00/14:20 | Mon Tue Thu Fri Sat Sun/Mon Tue Thu Fri Sat Sun | kmh=86
12631/12632 | Nellai Superfast Express | Express | MS CGL VM TPJ DG MDU TEN | 20:10/19:15 | daily
16851/16852 | Boat Mail | Express | MS CGL VM TPJ RMM | 19:15/17:50 | daily | kmh=50
12673/12674 | Cheran Superfast Express | Express | MAS AJJ KPD SA ED TUP CBE | 22:00/22:50 | daily | kmh=68
12243/12244 | Chennai Coimbatore Shatabdi Express | Shatabdi | MAS SA ED TUP CBE | 07:10/15:05 | Mon Wed Thu Fri Sat Sun/Mon Wed Thu Fri Sat Sun | kmh=76
12623/12624 | Thiruvananthapuram Mail | Express | MAS KPD SA ED TUP CBE PGT TCR ERS KTYM QLN TVC | 19:30/15:00 | daily | kmh=62
20633/20634 | Kasaragod Thiruvananthapuram Vande Bharat Express | Other | KGQ CAN CLT SRR TCR ERS KTYM QLN TVC | 14:30/05:15 | daily | kmh=80
16649/16650 | Parasuram Express | Express | MAJN KGQ CAN CLT SRR TCR ERS KTYM QLN TVC NCJ | 05:05/03:45 | daily | kmh=52
56305/56306 | Kottayam Kollam Passenger | Passenger | ERS KTYM QLN | 05:40/17:10 | daily
`
