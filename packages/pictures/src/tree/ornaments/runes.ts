import { box, disc, fill, oval, placed, polygon, stroke, type Point } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { sparkle } from '../../games/kit/air.js'
import { flame, halo } from '../../games/kit/flame.js'
import { ovalPath } from '../../games/kit/paths.js'
import { solid } from '../../games/kit/solid.js'
import { bow, glints, hung } from './hung.js'

const cap = solid(
  'k',
  box(39, 18, 18, 12, 4),
  '#f0c05f',
  { shade: 4, rim: 2 },
  stroke('M45 18v12M51 18v12', '#b8812f', 2),
)

/** A golden bell with a ribbon. */
export function goldenBell(): string {
  return hung(
    22,
    disc(48, 86, 8, '#b8742a'),
    disc(46, 85, 4, '#ffdf85'),
    solid(
      'b',
      'M48 22C66 24 70 44 72 58Q74 72 86 78Q88 84 82 86Q48 94 14 86Q8 84 10 78Q22 72 24 58C26 44 30 24 48 22z',
      '#ffc94d',
      { shade: 9, rim: 3, shadeColour: '#a8431a', shadeStrength: 0.4 },
      fill('M0 72Q48 84 96 72V79Q48 91 0 79z', '#e89a2c'),
      fill('M34 38Q30 52 30 68L37 70Q37 52 41 34z', '#fff3c4', 0.9),
      stroke('M40 56q4-5 8 0q4 5 8 0q4-5 8 0', '#d88a26', 3),
    ),
    bow(29, '#e2453f', '#a82a38'),
    glints([84, 34, 9], [13, 44, 6], [78, 54, 5]),
  )
}

/** A glass ball that holds northern lights. */
export function auroraBall(): string {
  return hung(
    20,
    solid(
      'b',
      ovalPath(48, 60, 34, 34),
      '#23386f',
      {
        shade: 8,
        rim: 3,
        rimColour: '#bdf5ff',
        rimStrength: 0.7,
        shadeColour: '#120a3a',
        shadeStrength: 0.4,
      },
      fill('M6 62Q20 26 40 44T72 34T96 22V44Q84 44 76 56T44 62T6 88z', '#3fd6a8', 0.8),
      fill('M6 50Q24 22 42 36T74 26V36Q62 40 56 50T30 50T6 68z', '#a5f7c9', 0.85),
      fill('M20 72Q40 50 60 60T96 48V62Q80 60 68 70T20 84z', '#b57df0', 0.75),
      fill('M0 84Q24 72 48 80T96 76V99H0z', '#dfeaff'),
      fill('M26 82l5-14 5 14zM34 84l4-11 4 11zM62 82l6-17 6 17z', '#1c4a58'),
      [
        [26, 36],
        [66, 32],
        [74, 48],
        [56, 74],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1.5, '#fff8e6'))
        .join(''),
    ),
    stroke('M22 50Q26 38 36 34', '#ffffff', 4, 0.85),
    cap,
    glints([82, 28, 8], [14, 84, 5]),
  )
}

/** A corked bottle full of the Milky Way. */
export function galaxyJar(): string {
  return hung(
    18,
    fill(box(38, 16, 20, 14, 4), '#c08a52'),
    fill(box(38, 16, 20, 6, 3), '#dcae76'),
    solid(
      'g',
      'M36 28H60V38Q60 44 68 48Q80 56 80 72Q80 94 60 94H36Q16 94 16 72Q16 56 28 48Q36 44 36 38z',
      '#3a2f86',
      { shade: 7, rim: 3, rimColour: '#d8e6ff', rimStrength: 0.75, shadeColour: '#1c0a4a' },
      fill('M30 20H66V46H30z', '#a5bdf0', 0.7),
      fill('M8 84Q26 86 40 70T84 50L92 58Q70 68 58 82T8 99z', '#8f5fe0', 0.9),
      fill('M14 88Q34 86 46 72T82 56Q66 68 56 80T14 88z', '#ff9fd0', 0.9),
      fill('M26 84Q40 82 48 73T70 62Q60 70 54 77T26 84z', '#fff0d0'),
      [
        [32, 60, 5],
        [66, 82, 5],
        [50, 54, 3.5],
        [28, 74, 3],
      ]
        .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r, '#ffe9a8'))
        .join(''),
      [
        [40, 60],
        [62, 58],
        [72, 72],
        [46, 88],
        [36, 68],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1.5, '#fff8e6'))
        .join(''),
    ),
    stroke('M24 66Q26 56 34 52', '#ffffff', 4, 0.8),
    stroke('M36 35H60', '#e8b545', 4),
    glints([86, 40, 8], [10, 48, 6]),
  )
}

/** A tiled house in a globe where it snows. */
export function snowGlobe(): string {
  return hung(
    22,
    solid(
      'g',
      ovalPath(48, 51, 33, 31),
      '#6f9fdc',
      { shade: 7, rim: 3, rimColour: '#ffffff', rimStrength: 0.7, shadeColour: '#23306f' },
      disc(64, 38, 8, '#fff0c4'),
      fill('M8 66Q30 56 50 62T90 60V90H8z', '#f7f9ff'),
      fill('M34 52H62V68H34z', '#b06a48'),
      fill('M43 56h10v12H43z', '#ffd87f'),
      fill('M26 54Q34 50 37 41H59Q62 50 70 54Q58 56 48 56T26 54z', '#3a3f66'),
      fill('M28 52Q36 47 38 38H58Q60 47 68 52Q62 49 56 50Q48 45 40 50Q34 49 28 52z', '#f7f9ff'),
      fill('M20 66l5-16 5 16zM68 66l4-12 4 12z', '#2f7458'),
      [
        [28, 38],
        [38, 30],
        [50, 28],
        [74, 50],
        [60, 26],
        [22, 50],
        [46, 35],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 2, '#ffffff'))
        .join(''),
    ),
    stroke('M22 44Q26 32 36 27', '#ffffff', 4, 0.85),
    solid(
      'b',
      'M24 76H72L78 90Q78 94 74 94H22Q18 94 18 90z',
      '#b8433f',
      { shade: 6, rim: 2.4 },
      fill('M10 82H86V87H10z', '#f0c05f'),
    ),
    fill(box(40, 16, 16, 8, 3), '#f0c05f'),
    glints([84, 26, 8], [12, 30, 5]),
  )
}

const NACRE = ['#fbc9e4', '#b4efd9', '#cdc4fb', '#fff2c2', '#a9dcfa'] as const

const CELL = 11

/** A corner of the mosaic, moved off its grid so that no two pieces are alike. */
function corner(column: number, row: number): Point {
  const off = (column * 7 + row * 11) % 5
  return [18 + column * CELL + off - 2, 26 + row * CELL + ((off * 3) % 5) - 2]
}

/** Pieces of shell laid side by side, all of one colour together. */
const PIECES = NACRE.map((colour, index) => {
  const cells = Array.from({ length: 30 }, (_, cell) => [cell % 5, Math.floor(cell / 5)] as const)
  const own = cells.filter(([column, row]) => (column * 2 + row) % NACRE.length === index)
  const d = own.map(([column, row]) =>
    polygon(
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ),
  )
  return svg`${fill(d.join(''), colour)}${stroke(d.join(''), '#a58fc4', 0.8, 0.6)}`
}).join('')

/** A moon of mother-of-pearl on black lacquer. */
export function nacreMoon(): string {
  return hung(
    20,
    solid(
      'd',
      ovalPath(48, 56, 36, 36),
      '#2a1f33',
      { shade: 7, rim: 2.6, rimColour: '#ffd98a', rimStrength: 0.7 },
      stroke('M48 88a32 32 0 1 1 .1 0z', '#e0aa4c', 2.4),
    ),
    solid(
      'm',
      'M52 30C34 28 21 42 22 58C23 74 36 85 52 83C62 82 70 76 74 68C62 72 48 68 44 56C41 45 44 36 52 30z',
      NACRE[0],
      { shade: 3, rim: 2 },
      PIECES,
    ),
    [0, 72, 144, 216, 288]
      .map((turn) =>
        placed({ x: 65, y: 45, turn }, oval(0, -6, 4, 5, NACRE[turn % NACRE.length] ?? NACRE[1])),
      )
      .join(''),
    disc(65, 45, 2.6, '#e0aa4c'),
    disc(58, 60, 2.2, NACRE[1]),
    disc(76, 58, 2, NACRE[4]),
    glints([84, 24, 9], [14, 26, 6], [80, 88, 5]),
  )
}

/** An ember that never goes out, in a drop of glass. */
export function ember(): string {
  return hung(
    18,
    halo(48, 62, [34], '#ffb45a', 0.3),
    solid(
      'g',
      'M48 16C56 34 80 44 80 66C80 84 66 94 48 94S16 84 16 66C16 44 40 34 48 16z',
      '#5c2440',
      { shade: 6, rim: 3, rimColour: '#ffe2b0', rimStrength: 0.8 },
      halo(48, 66, [30, 22], '#ff8a3a', 0.4),
    ),
    placed({ x: 48, y: 86, scale: 0.5 }, flame({})),
    disc(30, 62, 2, '#ffdf85'),
    disc(66, 56, 2.4, '#ffdf85'),
    disc(60, 44, 1.8, '#ffb45a'),
    stroke('M25 66Q26 54 36 46', '#fff3dc', 4, 0.75),
    fill(svg`M42 14h12l3 10q-9 4-18 0z`, '#f0c05f'),
    glints([82, 32, 9], [15, 40, 6]),
  )
}
