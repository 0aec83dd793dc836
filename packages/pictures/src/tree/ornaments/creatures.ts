import { disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../../games/kit/paths.js'
import { solid } from '../../games/kit/solid.js'
import { hung, SMALL, swung } from './hung.js'

/** The rabbit of the moon, asleep in its sickle. */
export function moonRabbit(): string {
  return hung(
    24,
    solid(
      'm',
      'M56 18C30 12 10 32 11 56C12 80 32 95 54 93C72 92 86 80 90 64C78 76 56 76 46 60C38 46 42 28 56 18z',
      '#ffd869',
      { shade: 6, rim: 2.4, shadeColour: '#b8641a' },
      disc(24, 52, 4, '#f2bf45'),
      disc(36, 78, 5, '#f2bf45'),
    ),
    placed(
      { x: 63, y: 60 },
      fill(
        'M-14-22C-24-34-26-46-19-47C-12-46-9-34-8-24zM-4-24C-6-38-2-48 4-46C9-42 6-30 2-22z',
        '#fff6e8',
      ),
      fill(
        'M-15-27C-20-34-21-41-18-42C-15-40-13-33-12-27zM-1-27C-2-36 0-42 3-41C5-38 3-32 1-27z',
        '#f5a3a0',
      ),
      solid('b', 'M-12-6C0-12 22-4 24 10C24 18 14 20 2 19C-10 18-16 4-12-6z', '#fff6e8', {
        shade: 5,
        rim: 0,
      }),
      solid('h', ovalPath(-8, -14, 15, 13), '#fff6e8', { shade: 4, rim: 2 }),
      stroke('M-16-14q3 3 6 0M-4-14q3 3 6 0', '#3a2433', 2.2),
      disc(-18, -8, 2.6, '#f7a9a0'),
      disc(4, -8, 2.6, '#f7a9a0'),
      disc(25, 7, 4.6, '#fff6e8'),
    ),
  )
}

/** The soft paw of a ginger cat. */
export function catPaw(): string {
  return hung(
    26,
    solid(
      'p',
      'M16 52C6 40 16 24 28 33C30 18 48 18 48 32C48 18 66 18 68 33C80 24 90 40 80 52C88 62 88 92 48 92S8 62 16 52z',
      '#f3a64e',
      { shade: 8, rim: 2.4 },
      fill('M0 74L22 70V77L0 82zM96 74L74 70V77L96 82z', '#cf7430'),
    ),
    fill('M48 54C60 54 70 66 68 76C66 84 56 82 48 82S30 84 28 76C26 66 36 54 48 54z', '#ffb9ad'),
    oval(24, 45, 6, 7.5, '#ffb9ad'),
    oval(39, 36, 6, 8, '#ffb9ad'),
    oval(57, 36, 6, 8, '#ffb9ad'),
    oval(72, 45, 6, 7.5, '#ffb9ad'),
    oval(41, 63, 5, 3, '#ffdcd2'),
  )
}

/** A long-tailed tit on a swing, round with cold. */
export function littleBird(): string {
  return swung(
    14,
    82,
    fill('M68 66L93 88L85 92L60 78z', '#4a3a44'),
    stroke('M12 83H84', '#a8704a', 6),
    solid(
      'b',
      'M44 29Q47 24 50 29Q76 33 75 57Q72 82 46 82T17 57Q16 33 44 29z',
      '#fff4e4',
      { shade: 7, rim: 2, shadeColour: '#5a4a8c' },
      fill('M62 44Q82 50 80 74Q66 76 60 62Q58 52 62 44z', '#5a4650'),
      fill('M66 52Q76 58 74 68Q66 66 66 52z', '#e8a49a'),
    ),
    disc(32, 50, 3.8, '#241a22'),
    disc(52, 50, 3.8, '#241a22'),
    disc(31, 48.6, 1.3, '#fff8ee'),
    disc(51, 48.6, 1.3, '#fff8ee'),
    fill('M38 54h8l-4 6z', '#3a2a30'),
    disc(27, 58, 4, '#f7b3a6'),
    disc(57, 58, 4, '#f7b3a6'),
    stroke('M38 80v5M50 80v5', '#5a4036', 3.6),
  )
}

/** An acorn in its cap. */
export function acorn(): string {
  return hung(
    26,
    solid(
      'n',
      'M22 46H74C78 70 62 84 48 95C34 84 18 70 22 46z',
      '#d18f48',
      { shade: 8, rim: 2.4 },
      fill(ovalPath(36, 62, 4, 10), '#f3c887', 0.8),
    ),
    stroke('M48 26V18', '#6b4a35', 5),
    solid(
      'c',
      'M16 48C14 32 32 24 48 24S82 32 80 48Q64 56 48 54T16 48z',
      '#8a5a3c',
      SMALL,
      stroke('M24 40l7-7 7 7 7-7 7 7 7-7 7 7 7-7M20 48l8-7 8 7 8-7 8 7 8-7 8 7 8-7', '#6b412d', 3),
    ),
  )
}
