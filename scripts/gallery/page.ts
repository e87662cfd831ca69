import { groups } from './groups.ts'
import { type Screen, viewOf, type ViewName } from './views.ts'

export const fileOf = ({ name }: Screen, view: ViewName) => `${name}-${view}.webp`

/** On GitHub a phone is shown in its own size, a sheet of paper smaller; the rest takes the width that there is. */
const widthOf = (view: ViewName) => {
  const { width, isPrinted } = viewOf(view)
  return width < 600 ? ' width="270"' : isPrinted ? ' width="560"' : ''
}

const pictureOf = (screen: Screen, view: ViewName) =>
  `<img src="gallery/${fileOf(screen, view)}" alt="${screen.title}, ${viewOf(view).words}"${widthOf(view)}>`

const textOf = (screen: Screen) =>
  `**${screen.title}**: ${screen.says}\n\n${screen.views.map((view) => pictureOf(screen, view)).join('\n')}`

/** docs/gallery.md. */
export const pageText = () => `# Gallery

What the product looks like, in the demo on its data of one seed, at one moment. \`npm run gallery\` makes these pictures and this page from \`scripts/gallery\`, on one machine nearly all of them the same to the byte; another one has other fonts.

${groups.map(({ title, screens }) => `## ${title}\n\n${screens.map(textOf).join('\n\n')}`).join('\n\n')}
`
