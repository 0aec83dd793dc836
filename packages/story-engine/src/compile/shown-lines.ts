import type { ThemeSource } from '../theme-schema.js'

type ShownLine = { where: string; text: string }

/** What a theme's card, its page, its people's pages, the player and the ending card show besides what is told. */
export function shownLines(theme: ThemeSource): ShownLine[] {
  const { title, hook, synopsis, coverAlt, tone, tags, warnings, firstActions } = theme
  const own = Object.entries({
    title,
    hook,
    synopsis,
    coverAlt,
    tone,
    makerNote: theme.makerNote ?? '',
  })
  const lists = Object.entries({ tags, warnings, firstActions })
  return [
    ...own.map(([where, text]) => ({ where, text })),
    ...lists.flatMap(([name, texts]) =>
      texts.map((text, index) => ({ where: `${name}.${index}`, text })),
    ),
    ...theme.openings.map((opening, index) => ({
      where: `openings.${index}.title`,
      text: opening.title,
    })),
    ...theme.cast.flatMap(linesOfPerson),
    ...theme.cards.map(({ title: card }) => ({ where: `cards.${card}.title`, text: card })),
    ...theme.gauges.flatMap(linesOfGauge),
    ...theme.endings.flatMap(linesOfEnding),
  ].filter(({ text }) => text.trim() !== '')
}

/** A person has a page of their own, with their way of speaking and what they would say. */
function linesOfPerson({
  name,
  role,
  look,
  speech,
  samples,
}: ThemeSource['cast'][number]): ShownLine[] {
  const where = `cast.${name}`
  return [
    { where: `${where}.name`, text: name },
    { where: `${where}.role`, text: role },
    { where: `${where}.look`, text: look },
    { where: `${where}.speech`, text: speech },
    ...shownSamples({ samples }).map((text, index) => ({
      where: `${where}.samples.${index}`,
      text,
    })),
  ]
}

const SAMPLES_SHOWN = 3

/** What readers see somebody say before they have met; what comes after may give away more. */
export function shownSamples({ samples }: Pick<ThemeSource['cast'][number], 'samples'>): string[] {
  return samples.slice(0, SAMPLES_SHOWN)
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
