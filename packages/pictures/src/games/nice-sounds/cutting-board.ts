import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { CREAM, GROUND } from './palette.js'
import { sound } from './sound.js'

function slice(x: number, y: number, rx: number): string {
  return (
    fill(ovalPath(x + 6, y + 3, rx, 30), '#c9561f') +
    fill(ovalPath(x, y, rx, 30), '#ff9a45') +
    fill(ovalPath(x, y, rx * 0.5, 14), '#ffb870')
  )
}

/** A carrot in slices, the knife just come down. */
export function cuttingBoard(): string {
  return scene(
    { ground: GROUND.forest },
    shadow(206, 354, 168, 16),
    solid('u', 'M40 306H360V332Q360 346 346 346H54Q40 346 40 332z', '#a9683a', { shade: 8 }),
    solid(
      't',
      'M74 268H326Q334 268 338 276L360 308Q362 318 350 318H50Q38 318 40 308L62 276Q66 268 74 268z',
      '#e0a865',
      { shade: 6 },
      stroke('M90 284H200M230 280H310M70 302H150M190 306H330', '#c98d4c', 5),
    ),
    fill('M330 250Q350 216 376 214 366 232 384 236 362 246 372 260 350 262 330 262z', '#6fae54'),
    solid(
      'c',
      'M196 228H290Q344 234 344 258T290 288H196z',
      '#ff8a33',
      { shade: 12 },
      stroke('M240 232v14M280 240v12M310 262v14M256 270v14', '#d9651f', 6),
    ),
    fill(ovalPath(196, 258, 13, 30), '#ffb870'),
    slice(152, 262, 17),
    slice(114, 270, 20),
    slice(78, 284, 24),
    stroke('M136 310l10-4M232 308l12 3M268 300l10 5M178 302l8 5', '#7fc05a', 10),
    placed(
      { x: 178, y: 176, turn: -10 },
      solid(
        'k',
        'M-98 84Q-120 50-112-10Q-108-30-90-30H96V34Q92 84 40 84z',
        '#dfe6ee',
        { shade: 12, turn: -10 },
        fill('M-130 58H110V100H-130z', '#f8fbff'),
        fill('M-120-40H110V-16H-120z', '#aab6c6'),
      ),
      solid('h', 'M92-34H196Q212-34 212-18T200 2L150-2 92 12z', '#6b3a2c', { shade: 8, turn: -10 }),
      disc(126, -16, 6, CREAM),
      disc(168, -16, 6, CREAM),
    ),
    sound(150, 196, { towards: -112, first: 92, gap: 32, wide: 64 }),
  )
}
