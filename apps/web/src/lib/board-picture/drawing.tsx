import type { Stroke } from './picture-shapes'

type DrawingProps = {
  width: number
  height: number
  strokes: readonly Stroke[]
  /** Covers what it stands in, whatever the size of that. */
  isCover?: boolean
}

/** Strokes of a picture as SVG, in their own size. */
export function Drawing({ width, height, strokes, isCover = false }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(isCover
        ? { preserveAspectRatio: 'xMidYMid slice', className: 'absolute inset-0 size-full' }
        : { width, height })}
      aria-hidden="true"
    >
      {strokes.map(({ path, colour, line }, at) =>
        line === undefined ? (
          <path key={at} d={path} fill={colour} />
        ) : (
          <path
            key={at}
            d={path}
            fill="none"
            stroke={colour}
            strokeWidth={line}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  )
}
