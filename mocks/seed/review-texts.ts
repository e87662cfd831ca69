export type Mood = 'good' | 'mixed' | 'bad'

export interface Topic {
  /** Train must have what the topic speaks of. */
  needs?: 'meals' | 'night' | 'day' | 'air' | 'pantry' | 'pass'
  titles: Record<Mood, readonly string[]>
  sentences: Record<Mood, readonly string[]>
}

/** `{from}`, `{to}` and `{stop}` stand for towns on the way, `{late}` for minutes, `{coach}` for a coach. */
export const topics: Record<string, Topic> = {
  punctuality: {
    titles: {
      good: [
        'Right on time',
        'You could set your watch by it',
        'As punctual as they come',
        'Punctual, no drama',
        'On the dot',
        'A train that keeps its word',
      ],
      mixed: ['Late, but not by much', 'A little behind schedule', 'Allow some extra time', 'Nearly on time'],
      bad: [
        'Badly late',
        'Timetable? What timetable?',
        'Do not plan a meeting after this one',
        'Far behind the timetable',
        'Late again',
      ],
    },
    sentences: {
      good: [
        'We rolled into {to} four minutes before time.',
        'Left {from} on the dot and was never more than five minutes behind at any stop.',
        'Ask anyone who lives on this line: it is hardly ever late.',
        'A signal failure had delayed everything else on the board, yet this one left on schedule.',
        'The connection I had left only half an hour for was no problem at all.',
        'The driver made up the lost time after {stop} without any rough braking.',
        'Reached early enough to have breakfast outside the station before work.',
        'The times in the app matched what happened at every single halt.',
      ],
      mixed: [
        'It lost {late} minutes before {stop} and won most of them back by the end.',
        'Departure was late because the incoming rake was late, arrival was nearly on time.',
        'Add half an hour to the printed arrival and you will be fine.',
        'There was one long unexplained halt near {stop}, otherwise it kept moving.',
        'We were on time until the last twenty kilometres and then crawled.',
        'Twenty minutes late at my stop, which on this line counts as good.',
      ],
      bad: [
        'We stood outside {to} for {late} minutes with the platform in sight.',
        'It left {from} {late} minutes late and nobody announced anything.',
        'Every goods train between {from} and {stop} seemed to have priority over us.',
        'I missed my connection and had to buy a bus ticket at one in the morning.',
        'The arrival time in the timetable is a wish, not a plan.',
        'The running status said on time while we were visibly standing in a field.',
        'It is late more often than on time, and the regulars only laugh when you ask.',
        'By {stop} we had already lost {late} minutes and it only got worse.',
      ],
    },
  },
  meals: {
    needs: 'meals',
    titles: {
      good: [
        'Good food',
        'Came for the ride, stayed for the food',
        'The kitchen deserves a medal',
        'Well fed all the way',
      ],
      mixed: ['Food is hit and miss', 'Catering could be better', 'You will not starve', 'Meals: average'],
      bad: [
        'Bring your own food',
        'Disappointing catering',
        'The kitchen has given up',
        'Meals have gone downhill',
      ],
    },
    sentences: {
      good: [
        'Dinner came hot, the dal had taste and the roti was not leather.',
        'The tea arrived within minutes of leaving {from} and there was a second round without asking.',
        'Breakfast was a proper masala omelette with toast, not the sad bread slice of earlier years.',
        'They had a Jain meal for my mother although we had forgotten to order it.',
        'The ice cream after dinner made my son forgive the whole journey.',
        'Upma and coconut chutney before {stop}: simple, fresh and plenty of it.',
        'The soup with bread sticks is still my favourite part.',
        'The vegetarian thali was better than what I get at most stations.',
      ],
      mixed: [
        'The snacks were fresh, the main meal was lukewarm by the time it reached our coach.',
        'The paneer was good, the rice was a solid block.',
        'Food was fine but served at nearly ten at night.',
        'Portions have become smaller, though the taste has improved.',
        'The tea was excellent, the biscuit with it was older than the train.',
        'You get enough to eat, just do not expect to remember it.',
      ],
      bad: [
        'Dinner was cold, and the second half of the coach got no curd at all.',
        'The non-veg meal I had paid for had run out before they reached us.',
        'The cutlet tasted of old oil and I left most of it.',
        'Water bottles ran out before {stop} and nobody came with more.',
        'Breakfast was two slices of dry bread and a sachet of jam at this price.',
        'They served dinner, then asked for tips before we had finished eating.',
        'The lid of my tray was torn and the sambar was all over it.',
      ],
    },
  },
  pantry: {
    needs: 'pantry',
    titles: {
      good: [
        'Vendors know their business',
        'Eat your way along the line',
        'Snacks all the way',
        'You will not go hungry',
      ],
      mixed: ['Food: hit and miss', 'Catering by luck', 'Fine if you carry a tiffin'],
      bad: [
        'Carry your own tiffin',
        'Catering needs work',
        'Vendors let the train down',
        'Who supervises the catering?',
      ],
    },
    sentences: {
      good: [
        'The vada from the platform at {stop} is reason enough to take this train.',
        'Vendors came through regularly with tea, fruit and samosas, and none of them pushed.',
        'Got hot idlis through the window at {stop} for less than a coffee costs at home.',
        'The pantry man remembered that I wanted my tea without sugar, both times.',
        'A halt of ten minutes at {stop} is just enough for tea and a plate of poha.',
        'Food ordered on the phone was handed to me at my seat at {stop}, still steaming.',
      ],
      mixed: [
        'No pantry to speak of, but {stop} has a decent stall right where the coach halts.',
        'The biryani was good and overpriced in equal measure.',
        'Carry water from {from}, the vendors only appear after the second stop.',
        'Tea every ten minutes, a proper meal never.',
        'The ordered food came, only one stop later than promised.',
      ],
      bad: [
        'Bottled water was sold ten rupees over the printed price, take it or leave it.',
        'Not one vendor came through between {from} and {stop}.',
        'Vendors shouted through the sleeping coach until past midnight.',
        'The samosas were from yesterday, and I am being polite.',
        'The meal that I had ordered for {stop} never came and the helpline kept me waiting.',
      ],
    },
  },
  cleanliness: {
    titles: {
      good: ['Spotless', 'Clean to the last coach', 'Cleaner than expected', 'Well kept'],
      mixed: ['Clean enough', 'Mostly clean', 'Could do with one more sweep'],
      bad: [
        'Dirty coach',
        'Hygiene, please',
        'Neglected',
        'When was this coach last cleaned?',
        'Please clean the coaches',
      ],
    },
    sentences: {
      good: [
        'The floor was swept twice on the way and the bins were emptied before {stop}.',
        'Even the washroom at the end of {coach} was still clean in the morning.',
        'A cleaner came within ten minutes of our request, and with a smile.',
        'The windows had been washed, which sounds small until you have travelled without.',
        'The bedsheets smelled of soap and the blanket came in a sealed bag.',
        'There was soap, water and paper in the washroom right up to {to}.',
        'Not a peanut shell in sight, and this is saying something on this line.',
      ],
      mixed: [
        'Clean at {from}, noticeably less so by {stop}.',
        'Seats and tables were clean, the washrooms needed attention after the first half.',
        'The sweeper came once, which was once too few for a full coach.',
        'Linen was clean but the pillow had seen better decades.',
        'No complaint about the coach itself, the vestibule was another matter.',
      ],
      bad: [
        'No water in either washroom of {coach} from {stop} onwards.',
        'I shared my berth with two cockroaches, neither of whom had a ticket.',
        "The previous passengers' rubbish was still under the seat when we boarded at {from}.",
        'The towel in my bedroll was damp and grey.',
        'The smell from the toilets reached the third bay.',
        'The bin next to the door overflowed and stayed that way for the rest of the journey.',
        'The window was so dirty that I could not read the station names.',
      ],
    },
  },
  berths: {
    needs: 'night',
    titles: {
      good: ['Slept like a stone', 'Comfortable berth', 'Best sleep on rails', 'A good night'],
      mixed: ['Fine for one night', 'Slept a little', 'Berth: acceptable'],
      bad: ['No sleep at all', 'A night to forget', 'Trouble with my berth'],
    },
    sentences: {
      good: [
        'The berth was wide enough to turn over and I slept until the tea seller woke me.',
        'My mother is seventy and got a lower berth without any argument.',
        'Every berth had a working socket and a reading light that was actually bright enough.',
        'The new coaches ride so softly that I did not notice the halt at {stop}.',
        'Side lower with the window to myself: the best seat of any train in India.',
        'The ladder to the upper berth is finally made for human feet.',
      ],
      mixed: [
        'The middle berth is fine to sleep in, but you can sit upright only after the others wake.',
        'Anybody over six feet hangs out of a side berth, otherwise no complaints.',
        'The berth was comfortable, the blanket was too short for it.',
        'Socket at my berth was dead, the one opposite worked.',
        'I slept well until {stop}, where half the coach got on with all their relatives.',
      ],
      bad: [
        'The chain of my middle berth was broken and I was told to "adjust".',
        'The mattress of {coach} 23 has a hole that one rolls into all night.',
        'My confirmed lower berth was occupied by a family that would not move until the examiner came.',
        'Side upper next to the door: light, draught and slamming all night.',
        'They had put three on two berths and nobody checked tickets until {stop}.',
      ],
    },
  },
  seats: {
    needs: 'day',
    titles: {
      good: ['Comfortable seats', 'Plenty of leg room', 'Window seat heaven', 'A pleasant chair car'],
      mixed: ['Seats are all right', 'Fine for a few hours', 'Comfortable with exceptions'],
      bad: [
        'Uncomfortable',
        'So much for a reserved seat',
        'Seats need repair or replacement',
        'I paid for a seat',
      ],
    },
    sentences: {
      good: [
        'Leg room is generous even for my height, and the seat reclines without crushing the person behind.',
        'My seat had a socket that worked and a table that did not rattle.',
        'Got the window on the left side and worked on my laptop all the way.',
        'Luggage racks are deep enough for a real suitcase.',
        'The seat cushions are new and you feel it by the third hour.',
        'Even in the fullest coach everybody found a place, and the examiner saw to it.',
      ],
      mixed: [
        'The seat was fine, only the recliner was stuck halfway.',
        'Seats of three are narrow once everybody has unpacked lunch.',
        'Good seat, but I sat with my back to the engine all the way.',
        'Comfortable up to {stop}, after that I wanted to stand.',
        'The foot rest was missing, the rest was as described.',
      ],
      bad: [
        'People without reservation sat three to a seat from {stop} on.',
        'My recliner would not stay up, so I lay in the lap of the lady behind me.',
        'The tray table came off in my hand together with my coffee.',
        'Seat numbers on the coach did not match those on the ticket, and chaos followed.',
        'I stood from {from} to {stop} with a valid reservation because nobody would move.',
      ],
    },
  },
  staff: {
    titles: {
      good: ['Staff who care', 'Thank you to the crew', 'Helpful people', 'In good hands'],
      mixed: ['Polite when you find them', 'Some helpful, some not', 'Staff stretched thin'],
      bad: [
        'Staff could not care less',
        'Let down by the staff',
        'Service? None',
        'Nobody feels responsible',
      ],
    },
    sentences: {
      good: [
        "The attendant in {coach} carried my father's bag to the door without being asked.",
        'The ticket examiner was firm with the crowd and gentle with the old couple opposite.',
        'When my daughter felt sick, a staff member brought salt, sugar and water within minutes.',
        'A lost phone was handed in and returned to us before {stop}. Hats off.',
        'The crew greeted everyone at the door, and it did not feel like a script.',
        'They helped a wheelchair user aboard at {stop} with patience and without fuss.',
        'Our RAC was turned into a confirmed place as soon as one fell free, no pleading needed.',
      ],
      mixed: [
        'Staff were polite, there were simply too few for such a long train.',
        'The first attendant was lovely, the one after {stop} preferred to sleep.',
        'My complaint was noted kindly, and that was the end of it.',
        'The examiner came by once, quick and correct, and was not seen again.',
        'Helpful once found, but finding them meant walking four coaches.',
      ],
      bad: [
        'The attendant handed out bedding as if we owed him money.',
        'Nobody could say which platform we would reach, not even the guard.',
        'My request for a clean blanket was answered with a shrug.',
        'The examiner discussed free berths with everyone except those on the waiting list.',
        'I called the helpline twice and got a text message saying that my problem was solved. It was not.',
        'The staff closed the washroom for themselves before {to}.',
      ],
    },
  },
  noise: {
    titles: {
      good: ['Quiet coach', 'Peace at last', 'A calm journey'],
      mixed: ['Mostly quiet', 'Bring earplugs', 'Lively company'],
      bad: ['Not a moment of peace', 'My ears are still ringing', 'Far too loud'],
    },
    sentences: {
      good: [
        'Our coach was so quiet that I finished a whole book.',
        'The new bogies hardly make a sound, you hear the fans more than the wheels.',
        'Lights out at ten, and everybody kept to it.',
        'A little girl sang two songs for the whole bay, and that was all the noise there was.',
        'I took three calls for work and nobody had to shout, me included.',
      ],
      mixed: [
        'Quiet apart from one gentleman who shared his phone calls with all of {coach}.',
        'The door at our end slammed at every curve until someone wedged it with a slipper.',
        'A group of students sang until midnight; they sang well, to be fair.',
        'Earplugs recommended between {from} and {stop}, after that it calms down.',
      ],
      bad: [
        'Three phones with three different films on loudspeaker, all the way.',
        'Something under the floor of {coach} rattled from {from} to {to}.',
        'A wedding party of thirty with a portable speaker: I wish the couple well, but never again.',
        'The announcement system repeated the welcome message every ten minutes through the evening.',
        'People talked across the aisle until two in the morning and nobody stopped them.',
      ],
    },
  },
  views: {
    titles: {
      good: [
        'Sit by the window',
        'The scenery is the real star',
        'A beautiful line',
        'Put your phone away and look out',
      ],
      mixed: ['Nice views, with some luck', 'Pretty, where you can see it'],
      bad: ['Do not come for the scenery', 'I saw nothing of the line'],
    },
    sentences: {
      good: [
        'The stretch after {stop} is worth the whole fare, if you get a window.',
        'Sit on the right side when leaving {from}: the river keeps you company for an hour.',
        'Green fields, egrets and small stations with painted name boards, just as I remember from childhood.',
        'The rain came down in curtains before {stop} and the whole coach fell silent to watch.',
        'We had our tea at the open door of the vestibule and watched the sun go down over the fields.',
        'The bridges alone make this a journey and not merely transport.',
        'I must have taken two hundred photographs, and not one does it justice.',
      ],
      mixed: [
        'Lovely views near {stop}, if only the windows were cleaner.',
        'The best part of the line is passed in the dark, at least in this direction.',
        'Half the scenery is hidden behind walls and goods wagons near {to}, the other half is very fine.',
        'Pretty between {from} and {stop}, flat and brown after that.',
      ],
      bad: [
        'The tinted film on the window was so scratched that the scenery was a rumour.',
        'I chose this train for the views and got a seat beside a wall between two windows.',
        'We crossed the best part in total darkness.',
      ],
    },
  },
  value: {
    titles: {
      good: ['Worth every rupee', 'Great value', 'Money well spent', 'Fair price'],
      mixed: ['A bit dear for what it is', 'You get what you pay for', 'Fair, not cheap'],
      bad: ['Not worth the price', 'Pay more, get less', 'Overpriced'],
    },
    sentences: {
      good: [
        'For this fare nothing else gets you from {from} to {to} in any comfort.',
        'I compared it with the flight, and with the taxis at both ends the train wins on time as well.',
        'Four of us travelled for the price of one air ticket.',
        'Honest price, honest service, nothing hidden.',
        'The bus costs the same and leaves you with knees in your chin.',
        'A fair deal, even when booked only the day before.',
      ],
      mixed: [
        'A little expensive for the distance, but you save a hotel night.',
        'Book early: in the last week the price feels wrong for what you get.',
        'Fine for the money, no more and no less.',
        'The cheaper class would have done just as well by day.',
        'I would pay it again, though not happily.',
      ],
      bad: [
        'For this price I expect at least a working socket and a clean seat.',
        'The fare has gone up, the service has not noticed.',
        'There are two cheaper trains on this route that take only a little longer: take those.',
        'I paid a premium to stand on the same siding as the ordinary trains.',
        'The refund for a part of the journey that we never travelled is still pending.',
      ],
    },
  },
  climate: {
    needs: 'air',
    titles: {
      good: ['Pleasantly cool', 'Air conditioning just right'],
      mixed: ['Temperature is a lottery', 'Air conditioning: so-so'],
      bad: [
        'Air conditioning needs repair',
        'The air conditioning spoilt it',
        'Wrong temperature all the way',
      ],
    },
    sentences: {
      good: [
        'The air conditioning was set by somebody sensible for once.',
        'Blazing hot outside, just right inside.',
        'The attendant asked around before changing the temperature, which I have never seen before.',
        'Fresh air, no musty smell, and no drip from the vents.',
      ],
      mixed: [
        'Take a shawl, the vents in {coach} know only one setting.',
        'Cool enough by night, a bit stuffy during the halt at {stop}.',
        'It took an hour after {from} until the coach had cooled down, then it was pleasant.',
        'Seats under the vent freeze, seats by the door sweat.',
      ],
      bad: [
        'The air conditioning in {coach} gave up before {stop} and the windows do not open.',
        'It was so cold that my glasses fogged up when I stepped out.',
        'Water dripped from the vent on to my seat for two hours.',
        'Sixteen degrees, thin blankets, and nobody who dared to touch the switch.',
      ],
    },
  },
  boarding: {
    titles: {
      good: ['Easy to board', 'Smooth from platform to seat', 'Well organised at {from}'],
      mixed: ['Boarding takes some patience', 'Be at the platform early', 'A bit of a scramble'],
      bad: ['Chaos on the platform', 'Boarding is a battle', 'Badly organised'],
    },
    sentences: {
      good: [
        'The coach display at {from} was correct, so no running along the platform for once.',
        'Boarding was calm, with the doors open twenty minutes before departure.',
        'The coach stopped exactly where the display said it would.',
        'Lifts and ramps worked at both ends, a relief with my knees.',
        'My chart message came hours ahead and everything on the coach was as written.',
      ],
      mixed: [
        'The platform was changed, but they announced it early enough.',
        'The stop at {stop} is short, be at the door with your bags in good time.',
        'Crowded between {from} and {stop}, half empty after that.',
        'Our coach was at the far end, which nobody tells you until the train comes in.',
      ],
      bad: [
        'The platform was changed six minutes before departure and everybody ran over one narrow bridge.',
        'Two minutes at {stop} are not enough for a family with luggage: half of ours nearly stayed behind.',
        'The coach order was the reverse of what the display said.',
        'Getting out at {to} was a wrestling match, as people boarded before anyone could leave.',
        'So full that the aisle served as a third row of seats.',
      ],
    },
  },
  passenger: {
    needs: 'pass',
    titles: {
      good: ['A slow train with character', 'The local in no hurry', 'Everybody knows everybody'],
      mixed: ['Slow, cheap, honest', 'Take it if you have time'],
      bad: ['Slower than a bicycle', 'Overcrowded and slow'],
    },
    sentences: {
      good: [
        'Slow, yes, but you meet the whole district on it.',
        'A farmer shared his guavas with the whole bay and refused any money.',
        "It stops everywhere, and that is exactly what my aunt's village needs.",
        'The regulars play cards from {from} to {to} and made room for me in the second round.',
      ],
      mixed: [
        'Cheap and slow, exactly as it says.',
        'Fine outside the office hours, impossible within them.',
        'Wooden-hearted seats, warm-hearted passengers.',
        'Waits at every loop for the expresses to pass, so bring a newspaper.',
      ],
      bad: [
        'People sat on the steps from {stop} onwards.',
        'The fans of our coach had not turned since some earlier government.',
        'It waited for five expresses and apparently also for the lunch of somebody important.',
      ],
    },
  },
}

/** First sentences, by how the journey was on the whole. */
export const openings: Record<Mood, readonly string[]> = {
  good: [
    'Travelled from {from} to {to} with my parents and we would do it again.',
    'My regular train for work.',
    'First time on this train after many years abroad.',
    "Took it to {to} for a cousin's wedding.",
    'Went alone from {from} to {to} and felt safe all the way.',
    'A weekend trip with two small children, so I expected the worst.',
    'Booked in the last minute and was lucky.',
    'I was sceptical after reading other reviews here.',
  ],
  mixed: [
    'An ordinary journey from {from} to {to}.',
    'I take this one about once a month.',
    'Good points and bad points.',
    'Travelled with my team for a conference in {to}.',
    'It used to be better, but it is still usable.',
    'We took it because the faster one was full.',
  ],
  bad: [
    'I wanted to like this train.',
    'Took it from {from} with elderly parents and regret it.',
    'This was supposed to be the comfortable option.',
    'My third and last attempt.',
    'Not what the name promises.',
    'A long day that began badly at {from}.',
  ],
}

/** Last sentences, by how the journey was on the whole. */
export const closings: Record<Mood, readonly string[]> = {
  good: [
    'Will book again.',
    'Recommended, especially for families.',
    'Already booked the way back.',
    'This is how trains should be.',
    'Keep it up.',
    'My first choice on this route from now on.',
    'Five more people in my office use it now because of me.',
  ],
  mixed: [
    'Would take it again if the time suits.',
    'All in all, acceptable.',
    'Nothing to write home about, nothing to complain about for long.',
    'There is room for improvement.',
    'Know what you are getting into and it is fine.',
  ],
  bad: [
    'Next time I take the bus.',
    'Somebody should look into this.',
    'I have sent a complaint and am waiting for an answer.',
    'Avoid if you have a choice.',
    'Such a pity, as the timing would be ideal.',
    'Never again at this price.',
  ],
}
