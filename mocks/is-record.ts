export type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
