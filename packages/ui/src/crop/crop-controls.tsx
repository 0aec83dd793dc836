'use client'
import { IconButton } from '../controls/icon-button.js'
import { buttonClass } from '../controls/button-style.js'
import { MAX_ZOOM, type Point } from './crop-place.js'

const ZOOM_STEP = 0.25
const MOVE_STEP_PX = 24

const directions = [
  { label: '왼쪽으로 옮기기', by: { x: -MOVE_STEP_PX, y: 0 }, turn: 'rotate-180' },
  { label: '위로 옮기기', by: { x: 0, y: -MOVE_STEP_PX }, turn: '-rotate-90' },
  { label: '아래로 옮기기', by: { x: 0, y: MOVE_STEP_PX }, turn: 'rotate-90' },
  { label: '오른쪽으로 옮기기', by: { x: MOVE_STEP_PX, y: 0 }, turn: '' },
]

type CropControlsProps = {
  zoom: number
  onZoom: (zoom: number) => void
  onMove: (by: Point) => void
}

/** Every drag has a press that does the same. */
export function CropControls({ zoom, onZoom, onMove }: CropControlsProps) {
  const stepButton = buttonClass({ kind: 'quiet' }, 'px-3 text-sm')
  return (
    <div>
      <div className="flex items-center gap-2">
        <button type="button" className={stepButton} onClick={() => onZoom(zoom - ZOOM_STEP)}>
          작게
        </button>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-label="사진 크기"
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 grow cursor-pointer accent-ember"
        />
        <button type="button" className={stepButton} onClick={() => onZoom(zoom + ZOOM_STEP)}>
          크게
        </button>
      </div>
      <div role="group" aria-label="사진 옮기기" className="flex justify-center gap-2">
        {directions.map(({ label, by, turn }) => (
          <IconButton
            key={label}
            icon="chevron"
            label={label}
            className={turn}
            onClick={() => onMove(by)}
          />
        ))}
      </div>
    </div>
  )
}
