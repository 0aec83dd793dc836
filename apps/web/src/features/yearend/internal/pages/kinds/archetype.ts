import type { YearPage } from '@doran/contract'
import { disc } from '../../../../../lib/board-picture/grounds/pen'
import { emblemOf } from '../emblems/emblem-of'
import type { PagePart } from '../page-parts'
import { box, drawing, foot, ground, MARGIN, MIDDLE, ROOM, words } from '../sheet'

type ArchetypePage = Extract<YearPage, { kind: 'archetype' }>

export function drawArchetype({ archetype, title, line, reason }: ArchetypePage): PagePart[] {
  const { ground: fill, plate, ink, quiet, draw } = emblemOf(archetype)
  const name = words(title, {
    x: MIDDLE,
    y: 1068,
    lines: 2,
    sizes: [136, 120, 104, 88, 72],
    fill: ink,
    isBold: true,
    align: 'center',
    lead: 1.16,
  })
  const pill = words(reason, {
    x: MIDDLE,
    y: 1588,
    width: ROOM - 120,
    lines: 2,
    sizes: [42, 38, 34, 30],
    fill,
    align: 'center',
  })
  return [
    ground(fill),
    ...words('올해의 나는', { x: MIDDLE, y: 150, sizes: [56], fill: quiet, align: 'center' }).parts,
    drawing([
      { path: disc({ x: MIDDLE, y: 640 }, 380), colour: plate },
      ...draw({ x: MIDDLE, y: 640, reach: 290 }),
    ]),
    ...name.parts,
    ...words(line, {
      x: MIDDLE,
      y: name.bottom + 16,
      lines: 3,
      sizes: [48, 44, 40, 36],
      fill: ink,
      align: 'center',
    }).parts,
    box({
      x: MARGIN,
      y: 1560,
      width: ROOM,
      height: pill.bottom - 1560 + 28,
      round: 56,
      fill: ink,
    }),
    ...pill.parts,
    foot(ink, plate),
  ]
}
