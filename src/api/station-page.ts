/** The query of one page of all stations. The script in the page's head asks for the first with it (`src/early.ts`). */
export const stationPage = (page: number) => ({ limit: 500, page })
