import { fill, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { cat, GINGER, SMOKE } from './cat.js'
import { GROUND } from './palette.js'
import { sparkles } from './sparkles.js'

const ALLEY =
  fill('M0 60H70V300H0zM250 0H400V300H250z', '#2c4a7c') +
  fill('M18 96h26v34H18z', '#f0c27a', 0.8) +
  stroke('M0 170H70M0 230H70M36 170V230', '#284473', 5)

/** In the alley they come of themselves, to where a foot stands. */
export function catsCome(): string {
  return scene(
    { ground: GROUND.blue, behind: ALLEY },
    shadow(58, 304, 26, 5),
    cat('n', { x: 58, y: 304, scale: 0.34 }, SMOKE),
    shadow(306, 358, 74, 11),
    solid(
      't',
      'M282-10H372L362 308H288z',
      '#7a5340',
      { shade: 18, rim: 5 },
      fill('M280 280H380V312H280z', '#946a52'),
    ),
    shadow(206, 354, 88, 12),
    cat('c', { x: 204, y: 350, scale: 0.88 }, GINGER),
    solid(
      's',
      'M290 306H366Q374 330 370 358H240Q230 342 250 332 276 324 290 306z',
      '#f6ead4',
      { shade: 10 },
      fill('M216 346H380V362H216z', '#e8573c'),
      stroke('M276 326l10 11M294 316l10 11', '#c9402f', 6),
    ),
    sparkles([196, 92, 20], [118, 62, 13]),
  )
}
