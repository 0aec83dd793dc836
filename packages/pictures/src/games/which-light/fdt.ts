import { light } from '../../kit/light.js'
import { disc, fill, scattered, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { scene } from '../kit/scene.js'
import { GROUND } from './palette.js'

/** Rays about a spot, from the near to the far end, `bend` lets them fall a little. */
function rays(
  x: number,
  y: number,
  count: number,
  near: number,
  far: number,
  shift = 0,
  bend = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + shift) / count) * 2 * Math.PI
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    return svg`M${x + dx * near} ${y + dy * near}Q${x + dx * (near + far) * 0.55} ${y + dy * (near + far) * 0.55} ${x + dx * far} ${y + dy * far + bend}`
  }).join('')
}

function ends(
  x: number,
  y: number,
  count: number,
  far: number,
  r: number,
  colour: string,
  shift = 0,
  bend = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + shift) / count) * 2 * Math.PI
    return disc(x + Math.cos(turn) * far, y + Math.sin(turn) * far + bend, r, colour)
  }).join('')
}

const CITY =
  'M0 300V262H38V240H74V268H104V226H134V262H170V274H226V250H258V232H290V262H322V244H352V268H400V300z'

/** A great flower over the river. */
export function fdt(): string {
  const next = scattered(99_887_766)
  const glints = Array.from({ length: 15 }, () => {
    const [x, y] = [70 + next() * 260, 316 + next() * 70]
    return svg`M${x} ${y}h${14 + next() * 34}`
  })
  return scene(
    { ground: GROUND.violet, horizon: 'none', strength: 0 },
    light({ x: 196, y: 146, r: 270, colour: '#ff9e7a', strength: 0.75 }),
    stroke('M196 300Q188 230 196 166', '#ffdf9a', 6, 0.6),
    stroke(rays(196, 146, 16, 84, 124, 0.5, 6), '#ff6f6a', 9),
    stroke(rays(196, 146, 16, 26, 96, 0, 3), '#ffc94d', 11),
    stroke(rays(196, 146, 8, 14, 44, 0.5), '#fff3cf', 9),
    ends(196, 146, 16, 138, 7, '#ffb0a0', 0.5, 8),
    ends(196, 146, 16, 114, 5.5, '#fff0c0', 0, 4),
    disc(196, 146, 13, '#fffaf0'),
    stroke(rays(334, 88, 10, 12, 40), '#6fd8cf', 8),
    ends(334, 88, 10, 50, 4.5, '#c9fff4'),
    stroke(rays(58, 210, 9, 8, 28), '#d79bff', 7),
    ends(58, 210, 9, 37, 4, '#f3dcff'),
    fill(CITY, '#1f1a42'),
    fill(
      'M18 276h10v10H18zM50 256h10v10H50zM116 244h10v10h-10zM236 262h10v10h-10zM268 246h10v10h-10zM334 258h10v10h-10zM366 280h10v10h-10z',
      '#ffc768',
    ),
    fill('M0 298H400V400H0z', '#2b2458'),
    fill('M128 298H270Q286 350 318 400H80Q112 350 128 298z', '#ff9e7a', 0.3),
    stroke(glints.filter((_, index) => index % 2 === 0).join(''), '#ffd07a', 6, 0.85),
    stroke(glints.filter((_, index) => index % 2 === 1).join(''), '#ff8f80', 6, 0.7),
    stroke('M322 330h34M338 350h26M34 326h28', '#6fd8cf', 5, 0.7),
  )
}
