/** REV-5: what a user has typed about a train and not sent yet is kept under this name. */
export const reviewDraftKey = (trainId: string) => `review:${trainId}`
