import type { CSSProperties } from 'react'
import { Drawing } from './drawing'
import type { PictureShape, ShapedPicture } from './picture-shapes'
import { Wordmark } from './wordmark'

type BoardImageProps = {
  picture: ShapedPicture
  /** Of its words. */
  fontFamily?: string
  /** Where a drawing is read from; null: it cannot be. */
  sourceOf: (url: string) => string | null
}

/**
 * A picture laid out as boxes, for the server's renderer of pictures and for a page that shows nothing else. What leaves it
 * is cut by whoever shows it: with `overflow: hidden` the renderer draws each part through a mask of the whole.
 */
export function BoardImage({
  picture: { width, height, shapes },
  fontFamily = 'Pretendard',
  sourceOf,
}: BoardImageProps) {
  return (
    <div
      lang="ko"
      style={{
        display: 'flex',
        position: 'relative',
        width,
        height,
        fontFamily,
      }}
    >
      {shapes.map((shape, at) => (
        <Shape key={at} shape={shape} sourceOf={sourceOf} />
      ))}
    </div>
  )
}

function Shape({ shape, sourceOf }: { shape: PictureShape } & Pick<BoardImageProps, 'sourceOf'>) {
  switch (shape.type) {
    case 'box':
      return (
        <div
          style={{ ...placeOf(shape), borderRadius: cornersOf(shape), background: shape.fill }}
        />
      )
    case 'glow': {
      const { x, y, reach, inner, outer } = shape
      return (
        <div
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: x + reach,
            height: y + reach,
            backgroundImage: `radial-gradient(circle ${reach}px at ${x}px ${y}px, ${inner} 0%, ${outer} 100%)`,
          }}
        />
      )
    }
    case 'image': {
      const source = sourceOf(shape.url)
      return (
        source && (
          <img
            src={source}
            alt=""
            width={shape.width}
            height={shape.height}
            style={{ ...placeOf(shape), borderRadius: shape.round, objectFit: 'cover' }}
          />
        )
      )
    }
    case 'text':
      return <Line {...shape} />
    case 'drawing':
      return (
        <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0 }}>
          <Drawing {...shape} />
        </div>
      )
    case 'mark':
      return (
        <Wordmark
          height={shape.height}
          ink={shape.ink}
          dot={shape.dot}
          style={{ position: 'absolute', left: shape.x, top: shape.y }}
        />
      )
  }
}

type Shaped<T extends PictureShape['type']> = Extract<PictureShape, { type: T }>

/** Wider than any line of a picture, so that the renderer never breaks it. */
const LINE_ROOM = 2_400

function Line({ x, y, text, size, isBold, fill, align }: Shaped<'text'>) {
  const height = size * 1.4
  const left = { left: x, center: x - LINE_ROOM / 2, right: x - LINE_ROOM }[align]
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left,
        top: y - height / 2,
        width: LINE_ROOM,
        height,
        alignItems: 'center',
        justifyContent: { left: 'flex-start', center: 'center', right: 'flex-end' }[align],
        fontSize: size,
        fontWeight: isBold ? 800 : 600,
        letterSpacing: '-0.01em',
        whiteSpace: 'nowrap',
        color: fill,
      }}
    >
      {text}
    </div>
  )
}

function cornersOf({ round, rounds }: Shaped<'box'>): string {
  return rounds === 'below' ? `0 0 ${round}px ${round}px` : `${round}px`
}

function placeOf({ x, y, width, height }: Shaped<'box' | 'image'>): CSSProperties {
  return { position: 'absolute', left: x, top: y, width, height }
}
