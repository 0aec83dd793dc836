import { disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { COLOUR } from './palette.js'

const FUR = '#8f8fa8'
const DARK = '#66668a'
const PALE = '#dedfec'

/** A small grey cat that sits and looks at one, 200 high, its foot at the origin. */
export function kitten(id: string, place: Place): string {
  return placed(
    place,
    stroke('M52-16C96-14 104-58 78-72', DARK, 22),
    solid(
      `${id}b`,
      'M-56 0C-70-40-54-96 0-100S70-40 56 0Q0 12-56 0z',
      FUR,
      { shade: 14 },
      fill('M-22-100Q0-40 22-100V-60Q0-34-22-60z', PALE),
      fill('M-34 10V-16Q-20-30-6-16V10zM6 10V-16Q20-30 34-16V10z', PALE),
    ),
    solid(
      `${id}h`,
      'M-62-118L-58-186Q-54-196-44-190L-20-172Q0-178 20-172L44-190Q56-196 58-184L62-118C66-84 34-68 0-68S-66-84-62-118z',
      FUR,
      { shade: 13 },
      fill('M0-104Q30-106 34-88T0-60-34-88 0-104z', PALE),
      stroke('M-14-176V-150M14-176V-150', DARK, 9),
      fill('M-52-178L-30-164-50-146z', '#d99a9a'),
      fill('M52-178L30-164 50-146z', '#b98090'),
    ),
    disc(-26, -116, 8, COLOUR.ink) + disc(26, -116, 8, COLOUR.ink),
    fill('M-9-100H9L0-91z', '#c9545f'),
    stroke('M-14-82Q-6-78 0-86 6-78 14-82', COLOUR.ink, 5),
  )
}
