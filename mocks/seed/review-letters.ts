/** Reviews that belong to one train and were written for it, in whatever language their author speaks. */
interface Letter {
  author: string
  trainNumber: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  comment: string
}

export const letters: readonly Letter[] = [
  {
    author: 'bhaskar.reddy',
    trainNumber: '12951',
    rating: 5,
    title: 'Thirty years of Rajdhani, and still the one to take',
    comment:
      'My father took me on this train in 1994, when the dinner came in steel trays and one could smoke in the vestibule. Last month I took him. The coaches are new, the ride after Vadodara is so smooth that his tea did not move, and the attendant in A1 noticed before I did that he could not climb down without help. We left Mumbai Central at five on the dot and stood in New Delhi before nine.\n\nTwo wishes: bring back the printed menu, and let the lights in the first bay be switched off a little earlier. Otherwise I have nothing to add. He slept the whole night, which he does not do at home.',
  },
  {
    author: 'emily.hartwell',
    trainNumber: '12951',
    rating: 4,
    title: 'First long train in India: a good one to start with',
    comment:
      'I was told to expect chaos and got a clean berth, a newspaper and four meals. The bed is firmer than at home but the sheets were fresh. It took me a while to understand that the number on the berth is printed on the wall and not on the mattress, and the gentleman whose berth I had taken was extremely kind about it. One star less because the charging point at my berth was dead and my phone with the ticket nearly went with it. Tip for other visitors: note down your coach letter before the train comes in.',
  },
  {
    author: 'rajesh.chaudhary',
    trainNumber: '12951',
    rating: 2,
    title: 'खाना ठंडा, सेवा और भी ठंडी',
    comment:
      'गाड़ी समय पर चली और समय पर पहुँची, इसमें कोई शिकायत नहीं। लेकिन रात का खाना बिल्कुल ठंडा था और दोबारा गरम करने को कहा तो जवाब मिला कि अब संभव नहीं है। इतने किराये में कम से कम गरम रोटी तो मिलनी चाहिए। कंबल भी पुराना था।',
  },
  {
    author: 'savita.jadhav',
    trainNumber: '12123',
    rating: 5,
    title: 'दख्खनची राणी, दुसरं काय',
    comment:
      'वीस वर्षं रोज हीच गाडी. खंडाळ्याच्या घाटात पावसाळ्यात खिडकीजवळ बसून चहा आणि ऑम्लेट: यापेक्षा चांगला दिवसाचा शेवट नाही. डबे स्वच्छ होते, गाडी वेळेवर पुण्यात पोहोचली. फक्त पासधारकांच्या डब्यात गर्दी थोडी कमी झाली तर बरं.',
  },
  {
    author: 'yusuf.contractor',
    trainNumber: '12123',
    rating: 5,
    title: 'A dining car, in this day and age',
    comment:
      "I have commuted on the Queen since the days of the blue and white coaches. The dining car still does cheese toast the way it should be done, and the regulars still know whose birthday it is. New passengers, please take note: the seat by the door in the third coach is not marked as reserved, but it is Mr Kelkar's. On the ghat after Karjat everybody looks up from the phone, even now.",
  },
  {
    author: 'karthik.subramanian',
    trainNumber: '20664',
    rating: 5,
    title: 'பெங்களூரிலிருந்து சென்னை, நான்கு மணி நேரத்தில்',
    comment:
      'முதல் முறையாக இந்த வண்டியில் பயணம் செய்தேன். சரியான நேரத்தில் புறப்பட்டு ஐந்து நிமிடம் முன்னதாகவே சென்ட்ரல் வந்து சேர்ந்தது. இருக்கைகள் வசதியாக இருந்தன, கழிவறை சுத்தமாக இருந்தது. காபி மட்டும் இன்னும் கொஞ்சம் நன்றாக இருந்திருக்கலாம்.',
  },
  {
    author: 'venkatesh.prasad',
    trainNumber: '12028',
    rating: 4,
    title: 'The other way to work',
    comment:
      'I live in Bengaluru and teach in Chennai two days a week, so I have a reasonable sample: forty-one journeys, thirty-seven of them within ten minutes of the timetable. Breakfast is idli, vada and a small ambition called upma. The seats of the newer rake are better than those of the older one, and you cannot know which you will get. No train on Tuesdays, as I have learnt twice.',
  },
  {
    author: 'swathi.gowda',
    trainNumber: '12640',
    rating: 4,
    title: 'ಬೃಂದಾವನ: ಸರಳ, ಅಗ್ಗ, ನಂಬಿಕಸ್ತ',
    comment:
      'ಚೆನ್ನೈಗೆ ಹೋಗಲು ನನ್ನ ನೆಚ್ಚಿನ ರೈಲು. ಟಿಕೆಟ್ ದರ ಕಡಿಮೆ, ಕಾಟ್ಪಾಡಿಯಲ್ಲಿ ಬಿಸಿ ಬಿಸಿ ವಡೆ ಸಿಗುತ್ತದೆ. ಸ್ವಲ್ಪ ತಡವಾಯಿತು, ಆದರೆ ಜೊತೆಗಿದ್ದವರ ಮಾತಿನಲ್ಲಿ ಸಮಯ ಹೋದದ್ದೇ ಗೊತ್ತಾಗಲಿಲ್ಲ.',
  },
  {
    author: 'oindrila.sen',
    trainNumber: '12301',
    rating: 5,
    title: 'হাওড়া থেকে দিল্লি, এক ঘুমে',
    comment:
      'বিকেলে হাওড়া ছাড়ল একেবারে ঠিক সময়ে, সকালে দিল্লি। রাতের খাবারটা গরম ছিল, আর শেষে মিষ্টি দইটা সত্যিই ভালো। কামরা পরিষ্কার, সহযাত্রীরাও চুপচাপ। বাবা-মাকে নিয়ে নিশ্চিন্তে যাওয়া যায়।',
  },
  {
    author: 'debashish.ghosh',
    trainNumber: '12343',
    rating: 4,
    title: 'The hills begin at Sealdah',
    comment:
      'Every Bengali family has one photograph on this platform: too many bags, one flask, monkey caps in May. I have taken the Darjeeling Mail since 1972, first on metre gauge with a ferry in between, so do not expect me to complain about a late arrival of twenty minutes. The sleeper coaches are tired, and the washroom of S5 had no latch. But when the fog lifts after Kishanganj and somebody says "look", the whole bay looks.',
  },
  {
    author: 'anjali.menon',
    trainNumber: '16345',
    rating: 4,
    title: 'മഴക്കാലത്ത് ഒരു കൊങ്കൺ യാത്ര',
    comment:
      'മഴക്കാലത്ത് കൊങ്കൺ വഴി നാട്ടിലേക്ക് പോകാൻ ഇതിലും നല്ല വണ്ടിയില്ല. തുരങ്കങ്ങളും വെള്ളച്ചാട്ടങ്ങളും കണ്ടിരുന്നാൽ സമയം പോകുന്നതറിയില്ല. ഒരു മണിക്കൂർ വൈകി, ഭക്ഷണം ശരാശരി. എന്നാലും അടുത്ത തവണയും ഇതുതന്നെ.',
  },
  {
    author: 'lukas.brandt',
    trainNumber: '10103',
    rating: 5,
    title: 'Ninety tunnels and a very good omelette',
    comment:
      'Somebody at the hostel said: take the day train, sit on the right, do not sleep. All three were correct. After Chiplun the line goes through one green valley after the other, with bridges so high that one stops talking. The pantry sells bread omelette, cutlets and something sweet whose name I forgot and which I have been looking for since. We came to Madgaon forty minutes late and nobody in the coach seemed to mind, me neither.',
  },
  {
    author: 'kenji.watanabe',
    trainNumber: '12002',
    rating: 4,
    title: 'To the Taj and back in a day',
    comment:
      'Left New Delhi at 06:00 precisely, which I respect. Agra two hours later. Staff served tea, biscuits and breakfast in this short time with great skill. The carriage is not new and the seat fabric is worn, but all was clean. For the return please note that the evening train is often later than the morning train.',
  },
  {
    author: 'geeta.chauhan',
    trainNumber: '12002',
    rating: 3,
    title: 'Comfortable, but the breakfast is not what it was',
    comment:
      'I travel to my daughter in Bhopal every second month. The train itself is fast and the chair car is comfortable for eight hours. But the breakfast! Two cutlets of yesterday and a bun. In earlier times there was a choice, there was fruit, there was somebody who asked. Gwalior to Jhansi we stood for no reason. Still better than the night train for a woman of my age.',
  },
  {
    author: 'lalthanmawia.ralte',
    trainNumber: '12424',
    rating: 3,
    title: 'Long, long, long',
    comment:
      'From Delhi to Guwahati it is a day and a bit, on to Dibrugarh another night. The food repeats itself after the third meal. Bedding was changed once on request. The crossing near the Teesta in the morning is lovely. If you have the money, fly; if you have the time and a book, this is not bad company.',
  },
  {
    author: 'arunima.saikia',
    trainNumber: '12345',
    rating: 4,
    title: 'Brahmaputra at breakfast',
    comment:
      'The moment when the train runs on to the Saraighat bridge and everybody goes to the windows has never grown old for me. Clean AC coach, polite attendant, and a tea seller from Rangiya who knows exactly when we all wake up. A little late, as usual in the flood months.',
  },
  {
    author: 'tenzin.dolma',
    trainNumber: '52541',
    rating: 5,
    title: 'A train that one could overtake on foot, and should not',
    comment:
      'It takes more than seven hours for what a jeep does in three. In return you get loops, zigzags, prayer flags at window height, schoolchildren who jump on for two bends and jump off again, and finally the whole of Kanchenjunga, if it is in the mood. Bring a warm jacket and something to share. I grew up along this line and I still wave.',
  },
  {
    author: 'shreyas.joshi',
    trainNumber: '52451',
    rating: 4,
    title: 'Hundred and two tunnels, counted them all',
    comment:
      'Counted with my little cousin: a hundred and two, or a hundred and three, we disagree about one near Barog. Big windows, good cushions, the sandwich at Barog is a must. It was four minutes early at Shimla!! My only complaint is that it starts at a quarter to six in the morning, who does that.',
  },
  {
    author: 'kamala.devi',
    trainNumber: '56136',
    rating: 5,
    title: 'நீலகிரி மலை ரயில்: என் சிறுவயது நினைவு',
    comment:
      'அறுபது வருடங்களுக்கு முன் அப்பாவுடன் சென்ற அதே ரயில், அதே மணம், அதே மெதுவான ஏற்றம். இந்த முறை பேரக்குழந்தைகளுடன். குன்னூருக்குப் பிறகு தேயிலைத் தோட்டங்கள் கண்ணுக்கு விருந்து. இருக்கை கொஞ்சம் கடினம், ஆனால் யாருக்கு கவலை!',
  },
  {
    author: 'manoj.kumar.yadav',
    trainNumber: '12417',
    rating: 5,
    title: 'रात को सोए, सुबह दिल्ली',
    comment:
      'प्रयागराज वालों की अपनी गाड़ी। साढ़े दस बजे चली, सुबह पौने आठ से पहले नई दिल्ली। बिस्तर साफ़ था, टीटीई ने RAC वालों को रास्ते में ही बर्थ दे दी। परीक्षा देने जाने वाले बच्चों के लिए इससे अच्छी गाड़ी कोई नहीं।',
  },
  {
    author: 'nilesh.patel',
    trainNumber: '12009',
    rating: 4,
    title: 'અમદાવાદ માટે સૌથી સરસ ગાડી',
    comment:
      'સવારે વહેલી ઊપડે છે, પણ બપોરે એક વાગ્યા પછી તરત અમદાવાદ. નાસ્તો ગરમ હતો, ચા બે વાર આવી. સુરતમાં થોડી ભીડ થઈ. બિઝનેસ માટે આવ-જા કરનારાને ફ્લાઇટ કરતાં આ સારું પડે.',
  },
  {
    author: 'swathi.gowda',
    trainNumber: '16215',
    rating: 2,
    title: 'Monthly pass holders, hold on tight',
    comment:
      'I work in Bengaluru and live in Mysuru, so I am on this train more than in my kitchen. Until Mandya all is well. From Mandya you hold your bag above your head, because there is no floor left to put it on. One more coach, that is all we ask. We have been asking since 2019.',
  },
  {
    author: 'vikram.singh.rathore',
    trainNumber: '14659',
    rating: 3,
    title: 'Sand included',
    comment:
      'If the window is open after Jodhpur you will arrive in Jaisalmer with a part of the desert in your tea. The sleeper coach was old but the company was excellent: an army family, two musicians and a goat that did not have a reservation and left at a signal. Nearly an hour late. The first sight of the fort pays for everything.',
  },
  {
    author: 'joseph.fernandes',
    trainNumber: '12051',
    rating: 3,
    title: 'Five in the morning is not for everyone',
    comment:
      'You must leave home at three to catch it, and then the coaches are so cold that you cannot sleep either. But you are in Margao for lunch, and the fish thali opposite the station was still warm when we got there. The seats recline. The vendor with the kokum juice gets in at Ratnagiri, let him not pass.',
  },
  {
    author: 'zoya.ansari',
    trainNumber: '22435',
    rating: 5,
    title: 'Banaras to Delhi between lunch and midnight',
    comment:
      'Doors closed exactly at three, and from then on it simply went. The display showed 130 for most of the way and you would not know it from your water glass. I like that the seat turns toward the window. My grandmother, who distrusts everything that has been built after 1980, asked when we would go again.',
  },
  {
    author: 'abdul.rahman',
    trainNumber: '12703',
    rating: 1,
    title: 'Three hours late and not one word',
    comment:
      'We reached Secunderabad three hours behind time. That happens. What should not happen: no announcement, no water after Vijayawada, one working washroom for seventy-two people, and an examiner who vanished at Rajahmundry. My wife is diabetic. A fellow passenger gave her his lunch. I thank him here because I did not ask for his name.',
  },
  {
    author: 'pooja.mishra',
    trainNumber: '15909',
    rating: 2,
    title: 'Fifty-three hours of my life',
    comment:
      'I knew that it was long. I did not know that it would feel longer. The coach was cleaned at Guwahati and then never again. By Katihar the bins had become part of the landscape. The people were wonderful: I now have a standing invitation to three weddings. One star for them and one for the driver, who was on time at the end against all odds.',
  },
  {
    author: 'noor.jahan',
    trainNumber: '12625',
    rating: 4,
    title: 'Kerala Express, fifty hours, one stage',
    comment:
      'I am a dancer and I travel with costumes, so I judge trains by their luggage space and their people. Space: good under the lower berths, poor anywhere else. People: by Nagpur the whole bay was learning the steps. Not one unkind word in fifty hours, and that is more than I can say of some theatres. The banana chips at Palakkad are compulsory.',
  },
  {
    author: 'suresh.pillai',
    trainNumber: '20634',
    rating: 4,
    title: 'Fast by our standards',
    comment:
      'Single bends, red signals and coconut palms do not allow high speed, and still it is two hours quicker than the Parasuram. Clean, quiet, correct. The vegetable biryani could use salt and courage. Note that it stops at Kollam on the far platform and the lift there is slow.',
  },
  {
    author: 'sanjukta.mohanty',
    trainNumber: '22895',
    rating: 4,
    title: 'ପୁରୀ ଯିବା ଏବେ ସହଜ',
    comment: 'ସକାଳେ ହାୱଡ଼ା, ମଧ୍ୟାହ୍ନରେ ପୁରୀ। ଗାଡ଼ି ପରିଷ୍କାର, ସମୟରେ ପହଞ୍ଚିଲା। ଜଳଖିଆ ଭଲ ଥିଲା, କେବଳ ଟିକେଟ ଦାମ ଟିକେ ଅଧିକ।',
  },
  {
    author: 'rohan.mehta',
    trainNumber: '02952',
    rating: 4,
    title: 'A house on wheels, at the price of one',
    comment:
      "Eight of us took the saloon for my parents' anniversary. Own kitchen, own sitting room, a rear window on the track that keeps grandfathers quiet for hours. It is expensive, it rides at the tail and therefore swings, and the hot water lasts for three showers. None of us will forget it.",
  },
  {
    author: 'maria.dsouza',
    trainNumber: '00103',
    rating: 5,
    title: 'Once in a lifetime',
    comment:
      'We saved for six years. The cabin is small and perfect, the staff know your name before you have unpacked, and one wakes up somewhere else every morning. The guide at Belagavi loved the old churches more than anybody I have met. If they add one thing, let it be a quieter generator.',
  },
  {
    author: 'chetan.solanki',
    trainNumber: '00945',
    rating: 5,
    title: 'Free, and worth more than most things I pay for',
    comment:
      'Took my class of thirty-four to see it at Ajmer. Biology in one coach, climate in the next, and a student guide with endless patience. Travelling a stretch in it costs nothing, and the children would have paid with their tiffins to stay.',
  },
]
