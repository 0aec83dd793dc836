import { disc, fill, placed, stroke, type Place } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'

export type CatCoat = { fur: string; dark: string; pale: string }

export const GINGER: CatCoat = { fur: '#f0a04a', dark: '#c06a28', pale: '#fff0d6' }
export const SMOKE: CatCoat = { fur: '#8f8aa8', dark: '#635d82', pale: '#ded9ea' }

/** A cat that walks to the right, tail up, 220 high, feet at the origin. */
export function cat(id: string, place: Place, { fur, dark, pale }: CatCoat): string {
  const { turn = 0, flip = false } = place
  return placed(
    place,
    stroke('M-84-96C-116-130-112-186-82-206Q-62-216-58-196', dark, 25),
    fill('M-62-70H-30L-40 0H-68Q-74-6-66-14zM40-70H72L66 0H38Q32-6 40-14z', dark),
    solid(
      `${id}b`,
      'M-98-56C-104-112-60-128-10-122S84-134 88-76L92-12Q96 0 86 0H58L52-46Q0-32-44-42L-60-8Q-62 0-70 0H-98Q-106-2-100-14z',
      fur,
      { shade: 16, turn, flip },
      stroke('M-58-132V-100M-26-132V-96M6-132V-98', dark, 12),
      fill('M60-100Q100-90 100-60T66-40z', pale),
      fill('M50-18H100V4H50zM-106-18H-56V4H-106z', pale),
    ),
    solid(
      `${id}h`,
      'M24-152L30-204Q34-210 40-204L66-182Q84-186 100-180L128-202Q136-206 136-196L138-148C150-108 124-82 82-82S14-112 24-152z',
      fur,
      { shade: 13, turn, flip },
      fill('M84-120Q112-122 116-102T82-78 52-100 84-120z', pale),
      stroke('M72-190V-164M90-190V-164', dark, 9),
    ),
    disc(60, -136, 7.5, '#33211f'),
    disc(112, -136, 7.5, '#33211f'),
    fill('M78-120H98L88-110z', '#c9545f'),
    stroke('M74-100Q82-96 88-106 94-96 102-100', '#33211f', 5),
  )
}
