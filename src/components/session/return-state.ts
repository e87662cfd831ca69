import type { HistoryState } from '@tanstack/react-router'

/** A12: the page asked for goes along to the other public pages, one entry further on; a message does not follow. */
export const returnState = ({ from, journey, panels, shown }: HistoryState): HistoryState =>
  from === undefined ? {} : { from, journey, panels: panels && panels + 1, shown }
