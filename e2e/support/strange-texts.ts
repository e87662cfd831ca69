/** Six texts that are hard to lay out: very long, from right to left, turned around, stacked, in pictures, unbroken. */
export const strangeTexts: readonly string[] = [
  'Long words follow each other here. '.repeat(286).slice(0, 10_000).trim(),
  'تذكرة القطار السريع رقم 12 (ב׳)',
  '\u202eretteB\u2067 \u202dTrain\u202e 34',
  `Z${'\u0300\u0316\u0359'.repeat(15)}a${'\u0489\u0334'.repeat(10)}lgo`,
  '👩🏽‍🚒👨‍👩‍👧‍👦🏳️‍🌈🚆🇮🇳 #️⃣',
  'Unbreakable'.repeat(19).slice(0, 200),
]
