import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { ovalPath } from '../../games/kit/paths.js'
import { flame, halo } from '../../games/kit/flame.js'
import { solid } from '../../games/kit/solid.js'
import { hung, SMALL, swung } from './hung.js'

/** A silk pouch for luck, drawn shut with a cord. */
export function luckyPouch(): string {
  return hung(
    24,
    solid('r', 'M26 24Q34 30 40 23Q48 30 56 23Q62 30 70 24L62 44H34z', '#ef6a57', {
      shade: 5,
      rim: 2,
    }),
    solid(
      'p',
      'M35 40C16 50 8 66 14 80Q20 93 48 93T82 80C88 66 80 50 61 40Q48 46 35 40z',
      '#d8363a',
      { shade: 8, rim: 2.4 },
      fill('M8 78Q48 92 88 78V99H8z', '#2f6fa8'),
      fill('M8 78Q48 92 88 78V83Q48 97 8 83z', '#ffd452'),
    ),
    [0, 72, 144, 216, 288]
      .map((turn) => placed({ x: 48, y: 65, turn }, disc(0, -7, 5.2, '#ffd97a')))
      .join(''),
    disc(48, 65, 4, '#e8573c'),
    stroke('M33 42Q48 48 63 42', '#ffd452', 4.6),
    stroke('M60 43Q74 46 74 58M60 43Q68 52 66 62', '#ffd452', 3),
    fill('M70 57h8l2 12h-12zM62 61h8l1 11h-10z', '#3fa37a'),
  )
}

/** A round bell in the coloured stripes of festive sleeves. */
export function saekdongBell(): string {
  return hung(
    26,
    solid(
      'b',
      ovalPath(48, 62, 34, 31),
      '#e8573c',
      { shade: 9, rim: 2.6 },
      fill('M40 24Q30 60 40 100H56Q66 60 56 24z', '#fff0d4'),
      fill('M40 24Q16 60 30 100H40Q28 60 44 24z', '#ffcf4a'),
      fill('M56 24Q80 60 66 100H56Q68 60 52 24z', '#4fa86f'),
      fill('M36 24Q2 60 18 100H30Q14 60 40 24z', '#3f7fc0'),
      fill('M60 24Q94 60 78 100H66Q82 60 56 24z', '#f08fb0'),
    ),
    stroke('M30 76H66M48 76V90', '#4a2440', 5),
    disc(30, 76, 5, '#4a2440'),
    disc(66, 76, 5, '#4a2440'),
    solid('c', box(38, 24, 20, 11, 5), '#f0c05f', { shade: 4, rim: 2 }),
  )
}

/** An old key with a ribbon. */
export function oldKey(): string {
  return hung(
    20,
    placed(
      { x: 48, y: 54, turn: -14 },
      stroke('M1-4a14 14 0 1 1 .1 0z', '#8a5f2c', 9),
      stroke('M1-6V36M1 20H15M1 34H18', '#8a5f2c', 9),
      stroke('M0-6a14 14 0 1 1 .1 0z', '#e0aa4c', 7.5),
      stroke('M0-8V35M0 19H13M0 33H16', '#e0aa4c', 7.5),
      stroke('M-12-24q2-7 8-8M-2 0V24', '#ffe6a3', 2.6),
      fill('M-7-4H7V3H-7z', '#c98a35'),
    ),
    fill(
      'M46 54C34 46 28 52 30 58C32 64 40 62 46 56L36 78L43 76L47 80L50 57C58 62 66 60 66 54C64 46 54 48 46 54z',
      '#4d8fb8',
    ),
    disc(47, 55, 4.5, '#2f6a94'),
  )
}

/** A candle in a saucer on threads. */
export function candle(): string {
  return swung(
    15,
    78,
    halo(48, 40, [27, 18], '#ffd98a', 0.28),
    solid(
      'c',
      box(35, 54, 26, 30, 4),
      '#fff0d4',
      { shade: 7, rim: 2.4 },
      fill('M34 52H62V60Q58 68 55 61Q50 58 46 66Q42 70 40 61H34z', '#fffaf0'),
    ),
    stroke('M48 54V48', '#5a3a2f', 3),
    placed({ x: 48, y: 51, scale: 0.31 }, flame({})),
    solid('s', 'M10 78H86Q82 92 64 92H32Q14 92 10 78z', '#d8633f', { shade: 6, rim: 2.4 }),
  )
}

/** A lantern of red and blue silk. */
export function silkLantern(): string {
  return hung(
    20,
    stroke('M48 78V92', '#e8b545', 3),
    fill('M44 82h8l2 13H42z', '#e8573c'),
    solid(
      'l',
      'M30 28H66Q80 42 78 54T66 78H30Q18 66 18 54T30 28z',
      '#e2453f',
      { shade: 8, rim: 2.4 },
      fill('M10 54H90V90H10z', '#3a73c4'),
      fill('M29 52A18 22 0 0 1 65 52z', '#ff9d78'),
      fill('M29 56A18 22 0 0 0 65 56z', '#86b8f5'),
      stroke('M40 26Q30 54 40 80M56 26Q66 54 56 80', '#f7d37a', 2.4, 0.85),
      fill('M10 52H90V56H10z', '#f7d37a'),
    ),
    fill(box(27, 22, 42, 8, 3), '#7a4630'),
    fill(box(28, 76, 40, 7, 3), '#7a4630'),
    fill('M34 16H62L69 23H27z', '#9a5c3c'),
  )
}

const ARM = 'M0 0V-34M0-14L-9-23M0-14L9-23M0-25L-6-31M0-25L6-31'

const arms = (colour: string, width: number) =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) => placed({ x: 48, y: 57, turn }, stroke(ARM, colour, width)))
    .join('')

/** A crystal of snow. */
export function snowflake(): string {
  return hung(
    22,
    svg`${arms('#5a9fd8', 7.5)}${arms('#dff1ff', 3.8)}`,
    fill('M48 47L57 52V62L48 67L39 62V52z', '#5a9fd8'),
    fill('M48 51L53.500 54V60L48 63L42.500 60V54z', '#f7fcff'),
  )
}

const SCALES: ReadonlyArray<readonly [y: number, half: number, count: number]> = [
  [84, 12, 2],
  [75, 22, 3],
  [64, 28, 4],
  [53, 26, 3],
  [43, 20, 2],
]

/** A pine cone with snow on its scales. */
export function pineCone(): string {
  const scales = SCALES.flatMap(([y, half, count]) =>
    Array.from({ length: count }, (_, index) => {
      const x = 48 + ((index + 0.5) / count - 0.5) * 2 * half
      const w = (half / count) * 1.18
      return svg`${fill(svg`M${x - w} ${y - 8}Q${x - w} ${y + 8} ${x} ${y + 9}Q${x + w} ${y + 8} ${x + w} ${y - 8}z`, '#b5794c')}${fill(svg`M${x - w * 0.7} ${y + 3}Q${x} ${y + 13} ${x + w * 0.7} ${y + 3}Q${x} ${y + 7} ${x - w * 0.7} ${y + 3}z`, '#fdf3e4')}`
    }),
  )
  return hung(
    28,
    solid(
      'c',
      'M48 28C68 28 80 48 78 64C76 80 60 95 48 95S20 80 18 64C16 48 28 28 48 28z',
      '#71422f',
      SMALL,
      scales.join(''),
    ),
    fill('M48 30Q30 36 18 26Q32 18 48 30Q58 14 78 22Q68 36 48 30z', '#3f7a54'),
    disc(48, 30, 5, '#d8463c'),
    disc(57, 34, 4, '#e8573c'),
  )
}
