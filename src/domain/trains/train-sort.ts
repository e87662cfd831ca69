export const trainSorts = ['name', 'number', 'departure', 'shortest', 'cheapest'] as const
export type TrainSort = (typeof trainSorts)[number]
