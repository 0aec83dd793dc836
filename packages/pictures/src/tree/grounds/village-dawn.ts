import { disc, fill, oval, placed, stroke } from '../../kit/shapes.js'
import { light } from '../../kit/light.js'
import { picture } from '../../kit/svg.js'
import { snow, steam } from '../../games/kit/air.js'

/** A hanok, 240 wide, its foot at the origin: whitewashed walls, a broad roof with upturned eaves. */
function hanok(x: number, y: number, scale: number, flip = false): string {
  return placed(
    { x, y, scale, flip },
    fill('M-96 0V-64H96V0z', '#d9b9a6'),
    fill('M-96-64h10V0h-10zM-34-64h9V0h-9zM26-64h9V0h-9zM86-64h10V0H86z', '#7c4a45'),
    fill('M-86 0v-12H86V0z', '#9b8791'),
    fill('M-25-54H26v42h-51z', '#ffd592'),
    fill('M-2-54h4v42h-4zM-25-36h51v4h-51z', '#a5673f'),
    fill('M-134-66Q-88-76-72-124H72Q88-76 134-66Q66-54 0-54T-134-66z', '#55466b'),
    fill(
      'M-130-70Q-92-84-76-132Q0-142 76-132Q92-84 130-70Q98-82 70-78Q52-88 30-78Q4-92-24-78Q-52-88-76-78Q-102-82-130-70z',
      '#f5e6ec',
    ),
    stroke('M-46-124L-56-84M0-126V-84M46-124L56-84', '#d6c3d6', 4, 0.8),
  )
}

/** First light over a village of tiled roofs; smoke rises from the chimneys. */
export function villageDawn(): string {
  return picture(
    720,
    1280,
    fill('M0 0h720v1280H0z', '#8a78b0'),
    fill('M0 0H720V190Q520 250 340 210T0 230z', '#6f6aa8'),
    fill('M0 400Q200 350 400 390T720 360V900H0z', '#b5849f'),
    fill('M0 560Q220 510 420 550T720 530V900H0z', '#d89689'),
    light({ x: 360, y: 640, r: 460, colour: '#ffd9a0', strength: 0.75 }, 'sun'),
    disc(360, 660, 132, '#ffe3b0'),
    fill('M0 700Q80 560 170 640Q250 520 350 640Q450 540 530 630Q620 550 720 660V960H0z', '#a9718c'),
    fill('M0 770Q130 680 260 750T520 720T720 750V960H0z', '#8c6286'),
    fill('M0 820Q140 770 300 810T720 790V1000H0z', '#c2a3bd'),
    steam(176, 730, { count: 1, scale: 1, strength: 0.5 }),
    steam(610, 722, { count: 1, scale: 0.84, strength: 0.5 }),
    hanok(246, 848, 0.66),
    hanok(500, 842, 0.64, true),
    hanok(118, 900, 0.96),
    hanok(616, 892, 0.9, true),
    fill('M0 900Q200 856 380 888T720 876V1280H0z', '#b59fc4'),
    fill('M0 970Q240 916 460 952T720 940V1280H0z', '#c7b0cf'),
    fill('M0 1130Q240 1070 470 1108T720 1098V1280H0z', '#d9c3d8'),
    oval(360, 1056, 300, 58, '#eac9c4'),
    stroke('M40 960v-70M96 950v-66M150 944v-60M20 908q76-22 150-24', '#7c5266', 9),
    stroke('M690 950v-70M636 942v-64M584 936v-58M700 896q-66-22-136-22', '#7c5266', 9),
    snow(57, { count: 22, width: 720, height: 860, size: 5, strength: 0.6, colour: '#fff3ea' }),
  )
}
