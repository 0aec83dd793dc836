import { light } from '../../kit/light.js'
import { box, disc, fill, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { solid } from '../kit/solid.js'
import { GROUND } from './palette.js'

const WINDOW = [
  fill('M222 20H372V176H222z', '#1f2c42'),
  fill('M234 32H360V164H234z', '#16224d'),
  disc(322, 70, 20, '#f6e7bd'),
  disc(330, 64, 17, '#16224d'),
  disc(262, 66, 3, '#f6e7bd'),
  disc(284, 120, 3.4, '#f6e7bd'),
  disc(336, 132, 2.6, '#f6e7bd'),
  stroke('M297 32V164', '#1f2c42', 8),
].join('')

/** A wooden radio by the bed, its dial alight in the dark. */
export function edt(): string {
  const marks = Array.from(
    { length: 9 },
    (_, index) => svg`M${212 + index * 14} ${index % 2 ? 204 : 198}v${index % 2 ? 10 : 20}`,
  )
  const slats = Array.from({ length: 7 }, (_, index) => svg`M92 ${204 + index * 14}H180`)
  return scene(
    { ground: GROUND.bedside, horizon: 318, strength: 0, behind: WINDOW },
    light({ x: 262, y: 210, r: 230, colour: GROUND.bedside.glow, strength: 0.6 }),
    shadow(200, 338, 156, 16),
    stroke('M92 160L34 38', '#cfd6dc', 6),
    disc(34, 38, 8, '#eef2f4'),
    fill('M84 316h36l-6 20H90zM280 316h36l-6 20h-24z', '#3b2018'),
    solid(
      'r',
      box(50, 150, 300, 172, 34),
      '#a85a33',
      { shade: 22, rim: 7 },
      fill(box(66, 168, 268, 138, 24), '#7c3d24'),
    ),
    solid(
      's',
      box(80, 182, 112, 110, 18),
      '#e3c193',
      { shade: 9, rim: 0 },
      stroke(slats.join(''), '#a87d50', 7),
    ),
    solid(
      'd',
      box(204, 182, 118, 54, 14),
      '#ffd573',
      { shade: 0, rim: 0 },
      fill('M204 182H322V200H204z', '#fff0b8'),
      stroke(marks.join(''), '#8f4a1d', 5),
    ),
    fill(ovalPath(263, 209, 96, 62), '#ffd573', 0.16),
    stroke('M274 186V232', '#d8331f', 6),
    disc(232, 268, 23, '#4a2418'),
    disc(230, 266, 19, '#f0c583'),
    stroke('M230 266L220 254', '#8f4a1d', 6),
    disc(296, 268, 23, '#4a2418'),
    disc(294, 266, 19, '#f0c583'),
    stroke('M294 266L306 258', '#8f4a1d', 6),
  )
}
