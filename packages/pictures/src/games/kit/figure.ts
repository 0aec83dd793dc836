import { disc, fill, oval, placed, stroke, type Place } from '../../kit/shapes.js'

export type Figure = {
  coat: string
  /** The coat's side away from the light. */
  coatDark: string
  skin?: string
  hair?: string
  hat?: string
  scarf?: string
  /** A figure seen from behind has no face. */
  from?: 'front' | 'behind'
  /** Asleep, glad: closed eyes. */
  eyes?: 'open' | 'closed'
}

/** A small person, 150 high, feet at the origin; two dots are all its face. */
export function figure(
  at: Place,
  {
    coat,
    coatDark,
    skin = '#f0c39a',
    hair = '#33211f',
    hat,
    scarf,
    from = 'front',
    eyes = 'open',
  }: Figure,
): string {
  const face =
    from === 'behind'
      ? fill('M-27-112C-30-136-16-150 0-150S30-136 27-112Q14-84 0-84T-27-112z', hair)
      : eyes === 'open'
        ? disc(-9, -110, 3.2, '#33211f') + disc(11, -110, 3.2, '#33211f')
        : stroke('M-14-110q5 5 10 0M6-110q5 5 10 0', '#33211f', 3)
  return placed(
    at,
    fill('M-24-6h20V0q0 3-4 3h-14q-6-4-2-9zM4-6h20q4 5-2 9H8q-4 0-4-3z', '#2b1d24'),
    fill('M-22-88Q0-98 22-88C38-70 42-34 42-8Q0 4-42-8C-42-34-38-70-22-88z', coat),
    fill('M22-88C38-70 42-34 42-8Q28-4 14-3 30-46 10-92z', coatDark),
    disc(0, -112, 28, skin),
    from === 'behind'
      ? ''
      : fill('M-29-112C-32-138-16-146 0-146S32-138 29-112Q20-132-2-132T-29-112z', hair),
    face,
    hat
      ? fill('M-30-118C-32-146-16-154 0-154S32-146 30-118Q0-130-30-118z', hat) +
          disc(0, -158, 9, hat)
      : '',
    scarf ? oval(0, -86, 28, 10, scarf) + fill('M14-84l14 2 4 40-16-2z', scarf) : '',
  )
}
