'use client'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../controls/button.js'
import { CropControls } from './crop-controls.js'
import { type Box, keepInside, keepZoom, MAX_ZOOM, type Point } from './crop-place.js'
import { PicturePick } from './picture-pick.js'

// The library's own style element is refused by the content policy.
const classes = {
  containerClassName:
    'absolute inset-0 flex touch-none items-center justify-center overflow-hidden select-none cursor-move',
  cropAreaClassName:
    'absolute top-1/2 left-1/2 -translate-1/2 rounded-pill border-2 border-[#ffffffcc] text-scrim shadow-[0_0_0_999px] focus-visible:outline-4 focus-visible:-outline-offset-4',
}

export type CropPanelProps = {
  picture: HTMLImageElement
  isBusy: boolean
  /** In pixels of the picture, at every move. */
  onPlaced: (area: Point & Box) => void
  onFinish: () => void
  onPick: (file: File) => void
  onDrop: (() => void) | null
}

/** Moves and grows a picture behind a window: by dragging, pinching, the wheel, arrow keys or buttons. */
export function CropPanel({ picture, isBusy, onPlaced, onFinish, onPick, onDrop }: CropPanelProps) {
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [media, setMedia] = useState<Box | null>(null)
  const [opening, setOpening] = useState<Box | null>(null)
  const cropper = useRef<RefObject<HTMLDivElement | null>>(null)
  const helpId = useId()

  // The input that had focus went away when the picture came.
  const isReady = opening !== null
  useEffect(() => {
    if (isReady) cropper.current?.current?.focus({ preventScroll: true })
  }, [isReady])

  const show = (at: Point, nextZoom: number) => {
    if (!media || !opening) return
    setZoom(nextZoom)
    setPlace(keepInside(at, media, opening, nextZoom))
  }
  const grow = (wanted: number) => {
    const next = keepZoom(wanted)
    // What is in the middle stays there.
    show({ x: (place.x * next) / zoom, y: (place.y * next) / zoom }, next)
  }
  const isTall = picture.naturalHeight > picture.naturalWidth
  return (
    <div className="flex w-full max-w-[360px] flex-col gap-3">
      <div className="corner-image relative aspect-square w-full overflow-clip bg-black">
        <Cropper
          image={picture.src}
          crop={place}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={{ ...classes, mediaClassName: mediaClass(isTall) }}
          cropperProps={{
            role: 'application',
            'aria-label': '사진에서 쓸 부분',
            'aria-describedby': helpId,
          }}
          setCropperRef={(ref) => {
            cropper.current = ref
          }}
          onCropChange={setPlace}
          onZoomChange={(next) => setZoom(keepZoom(next))}
          onMediaLoaded={setMedia}
          onCropSizeChange={setOpening}
          onCropAreaChange={(_share, pixels) => onPlaced(pixels)}
        />
      </div>
      <p id={helpId} className="text-center text-sm text-text-3">
        끌거나 화살표로 옮기고, 아래 막대로 크기를 조절해요.
      </p>
      <CropControls
        zoom={zoom}
        onZoom={grow}
        onMove={(by) => show({ x: place.x + by.x, y: place.y + by.y }, zoom)}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        {onDrop && (
          <Button kind="quiet" disabled={isBusy} onClick={onDrop}>
            취소
          </Button>
        )}
        <PicturePick label="다른 사진" kind="secondary" isDisabled={isBusy} onPick={onPick} />
        <Button className="max-sm:w-full" isBusy={isBusy} disabled={!media} onClick={onFinish}>
          적용
        </Button>
      </div>
    </div>
  )
}

/** The shorter side fills the window. */
function mediaClass(isTall: boolean): string {
  return `max-w-none will-change-transform ${isTall ? 'h-auto w-full' : 'h-full w-auto'}`
}
