import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { bumpyPath } from '../../games/kit/paths.js'
import { solid } from '../../games/kit/solid.js'
import { hung, SMALL } from './hung.js'

/** A knitted mitten. */
export function mitten(): string {
  return hung(
    22,
    placed(
      { x: 48, y: 56, turn: -8 },
      solid(
        'm',
        'M-17-22H19Q26 2 22 18Q17 38-1 37Q-18 36-19 14Q-29 20-35 11Q-40 0-31-6Q-24-9-18-3z',
        '#d8463c',
        SMALL,
        stroke('M-16-8l6 6 6-6 6 6 6-6 6 6 6-6', '#ffd9a0', 3.4),
        stroke('M3 6V28M-7.500 11.500L13.500 22.500M13.500 11.500L-7.500 22.500', '#fff3dc', 3.4),
      ),
      solid(
        'c',
        box(-22, -35, 46, 17, 8),
        '#fff3dc',
        SMALL,
        stroke('M-12-33v14M-2-33v14M8-33v14M17-33v14', '#dfcbb0', 2.4),
      ),
    ),
  )
}

/** A striped scarf, tied once. */
export function scarf(): string {
  return hung(
    26,
    placed(
      { x: 58, y: 50, turn: -10 },
      solid(
        'b',
        'M-8-2H14V36H-8z',
        '#c98a2e',
        { shade: 4, rim: 2 },
        fill('M-10 10h26v8h-26z', '#7a3f7a'),
      ),
      stroke('M-5 39v5M3 39v5M11 39v5', '#c98a2e', 4),
    ),
    placed(
      { x: 36, y: 50, turn: 10 },
      solid(
        'a',
        'M-14-2H12V36H-14z',
        '#f0b545',
        { shade: 5, rim: 2 },
        fill('M-16 6h30v8h-30zM-16 22h30v8h-30z', '#9a4f93'),
      ),
      stroke('M-10 39v5M-1 39v5M8 39v5', '#f0b545', 4),
    ),
    solid(
      'r',
      'M14 36Q14 22 48 22T82 36Q84 56 48 58Q12 56 14 36z',
      '#f0b545',
      { shade: 6, rim: 2.4 },
      fill('M24 20L36 18L34 62L18 60zM60 18L72 20L78 60L62 62z', '#9a4f93'),
    ),
    fill('M26 32Q48 24 70 32Q70 40 48 40T26 32z', '#70316a'),
    solid('k', box(37, 36, 24, 25, 9), '#f7c969', { shade: 5, rim: 2 }),
  )
}

/** A knitted hat with ear flaps. */
export function knitHat(): string {
  return hung(
    16,
    stroke('M19 72V84M77 72V84', '#e8573c', 3),
    disc(19, 87, 5.5, '#fff3dc'),
    disc(77, 87, 5.5, '#fff3dc'),
    solid(
      'h',
      'M15 58C15 36 30 26 48 26S81 36 81 58V70Q77 80 69 74L66 66Q48 58 30 66L27 74Q19 80 15 70z',
      '#3f6fb0',
      SMALL,
      stroke('M20 46l7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7', '#ffd9a0', 3.4),
      disc(34, 34, 2.4, '#fff3dc'),
      disc(48, 31, 2.4, '#fff3dc'),
      disc(62, 34, 2.4, '#fff3dc'),
    ),
    solid(
      'b',
      'M12 54Q48 38 84 54Q87 62 83 70Q48 54 13 70Q9 62 12 54z',
      '#e8573c',
      { shade: 5, rim: 2 },
      stroke('M24 48v16M36 45v16M48 44v16M60 45v16M72 48v16', '#b83a33', 2.4),
    ),
    solid('p', bumpyPath(48, 23, 11, 10, 9), '#fff3dc', { shade: 5, rim: 2 }),
  )
}
