import type { ThemeSource } from '../theme-schema.js'

type ShownLine = { where: string; text: string }

/** What a theme's card, its page, the player and the ending card show besides what is told. */
export function shownLines(theme: ThemeSource): ShownLine[] {
  const { title, hook, synopsis, coverAlt, tone, tags, warnings, firstActions } = theme
  const own = Object.entries({ title, hook, synopsis, coverAlt, tone })
  const lists = Object.entries({ tags, warnings, firstActions })
  return [
    ...own.map(([where, text]) => ({ where, text })),
    ...lists.flatMap(([name, texts]) =>
      texts.map((text, index) => ({ where: `${name}.${index}`, text })),
    ),
    ...theme.cast.flatMap(linesOfPerson),
    ...theme.cards.map(({ title: card }) => ({ where: `cards.${card}.title`, text: card })),
    ...theme.gauges.flatMap(linesOfGauge),
    ...theme.endings.flatMap(linesOfEnding),
  ].filter(({ text }) => text.trim() !== '')
}

/** The first sample stands under the person's name on the theme's page. */
function linesOfPerson({
  name,
  role,
  look,
  samples: [line = ''],
}: ThemeSource['cast'][number]): ShownLine[] {
  const where = `cast.${name}`
  return [
    { where: `${where}.name`, text: name },
    { where: `${where}.role`, text: role },
    { where: `${where}.look`, text: look },
    { where: `${where}.samples.0`, text: line },
  ]
}

/** Dice name a hidden gauge too; its meaning stays hidden. */
function linesOfGauge({
  key,
  label,
  meaning,
  visible,
}: ThemeSource['gauges'][number]): ShownLine[] {
  const where = `gauges.${key}`
  return [
    { where: `${where}.label`, text: label },
    ...(visible ? [{ where: `${where}.meaning`, text: meaning }] : []),
  ]
}

function linesOfEnding({ key, title, hint, badge }: ThemeSource['endings'][number]): ShownLine[] {
  const where = `endings.${key}`
  return [
    { where: `${where}.title`, text: title },
    { where: `${where}.hint`, text: hint },
    { where: `${where}.badge`, text: badge },
  ]
}
