import { disc, fill, placed, stroke } from '../../kit/shapes.js'
import { solid } from '../kit/solid.js'
import { bubblePath } from './bubble-path.js'
import { face } from './face.js'
import { COLOUR } from './palette.js'

const SCARF = 'M-104-34C-100-84-60-112 0-112S100-84 104-34Q0-74-104-34z'

/** Square and neat: a headscarf, an apron with three things ticked. */
export function tidyBubble(rim = 7): string {
  return [
    solid(
      'tb',
      bubblePath(100, 100, 44, 46),
      COLOUR.mint,
      { shade: 18, rim, rimStrength: 0.8 },
      fill('M-72 24H72L76 92H-76z', '#fffaf0'),
      stroke('M-72 24Q-90 14-106 12M72 24Q90 14 106 12', '#fffaf0', 9),
    ),
    stroke('M-50 46l8 8 13-15M-50 76l8 8 13-15', COLOUR.coral, 7),
    stroke('M-8 48H50M-8 78H36', '#c9b49a', 8),
    face({ y: -24 }, { wide: 40, mouth: 'smile' }),
    placed(
      { x: 96, y: -76, turn: 24 },
      fill('M0 0Q26-34 44-22 44 0 0 6zM0 0Q44 4 44 24 28 36-4 8z', '#c9402f'),
    ),
    solid(
      'ts',
      SCARF,
      '#e2573f',
      { shade: 9 },
      ...[
        [-62, -70],
        [-8, -90],
        [52, -78],
      ].map(([x = 0, y = 0]) => disc(x, y, 8, '#fff3dc')),
    ),
  ].join('')
}
