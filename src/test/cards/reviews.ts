import { type Decision, follow, forUsers, press, see, seeErrors, sending } from './card.ts'

const written = { Title: 'Worth it', Review: 'Slept well', '5 stars, excellent': true } as const
const toDelete = press(/^Delete the review/)
const [ofTrain, reviewed, unreviewed] = [
  '?train=$trainId',
  '?train=$reviewedTrainId',
  '?train=$unreviewedTrainId',
]

export const reviewCards = [
  forUsers('/reviews', {
    sidebar: 'main',
    reads: [
      { call: 'trains.list', later: true },
      { call: 'reviews.ofTrain', at: ofTrain },
      { call: 'reviews.search', at: '?q=quiet' },
    ],
    decisions: [
      {
        name: 'to post a review',
        call: 'reviews.create',
        at: `${unreviewed}&write=new`,
        ...sending('Your review', { ...written, 'Date of the journey': '2026-02-18' }, 'Post review'),
        in: 'dialog',
        done: 'Review posted',
        failed: 'Failed to create review',
      },
      {
        name: 'to change the own review',
        call: 'reviews.update',
        of: '$reviewId',
        at: `${reviewed}&write=new`,
        as: 'reviewer',
        ...sending('Your review', written, 'Save changes'),
        in: 'dialog',
        done: 'Review changed',
        failed: 'Failed to update review',
      },
      {
        name: 'to delete the own review',
        call: 'reviews.delete',
        of: '$reviewId',
        at: reviewed,
        as: 'reviewer',
        steps: [toDelete],
        in: 'alertdialog',
        button: 'Delete review',
        done: 'Review deleted',
        failed: 'Failed to delete review',
        toast: true,
      },
      ...(['like', 'dislike'] as const).map((vote): Decision => ({
        name: `to ${vote} a review`,
        call: `reviews.${vote}`,
        of: '$reviewId',
        at: ofTrain,
        button: vote === 'like' ? /^Like/ : /^Dislike/,
        failed: `Failed to ${vote} review`,
        toast: true,
        repeatable: true,
      })),
    ],
    dialogs: [
      {
        what: 'the review dialog with its errors',
        about: 'H2 REV-5',
        at: unreviewed,
        steps: [follow('Write a review'), press('Post review'), seeErrors],
      },
      {
        what: 'the question before a review is deleted',
        about: 'H2 REV-4',
        at: reviewed,
        steps: [toDelete, see('alertdialog')],
      },
      { what: 'the reviews of a train', about: 'REV-4', at: reviewed },
    ],
  }),
]
