/** What an address may ask for of reviews: apart from their rules, because everybody's first load reads addresses. */
export const allStars = [5, 4, 3, 2, 1] as const
export type Stars = (typeof allStars)[number]

export const reviewSorts = ['newest', 'oldest', 'best', 'worst', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]
