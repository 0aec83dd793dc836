'use client'
import { type Ref, useCallback, useId, useImperativeHandle, useRef, useState } from 'react'
import { EmberDots } from '../brand/ember-dots.js'
import { usePanel } from '../overlay/use-panel.js'
import { type Box, middleSquare, type Point } from './crop-place.js'
import { drawSquare } from './draw-square.js'
import { fileProblem, NO_PICTURE, openPicture, readAddress, sizeProblem } from './picture-file.js'
import { PicturePick } from './picture-pick.js'

const loadCropPanel = () => import('./crop-panel.js').then((module) => module.CropPanel)

const NO_PANEL = '사진 편집 화면을 불러오지 못했어요. 사진을 다시 선택해 주세요.'
const NOT_DRAWN = '사진을 자르지 못했어요. 다시 시도해 주세요.'

export type ImageCropHandle = {
  /** Cuts the picture that is being placed, if there is one. False where that failed; the cropper says why. */
  finish: () => Promise<boolean>
  /** Puts the picture that is being placed away. */
  drop: () => void
}

export type ImageCropProps = {
  ref?: Ref<ImageCropHandle>
  /** Gets a square of 512 to 1024 px, WebP or JPEG. */
  onCropped: (picture: Blob) => void
  /** While the square is on its way. */
  isBusy?: boolean
  /** What became of the last one, where it was refused. */
  error?: string | undefined
  /** Whether a button puts the picture away; for where nothing around it does. */
  canDrop?: boolean
}

/** Picks a picture and cuts a square out of it. The tool for cutting comes with the first picture. */
export function ImageCrop({
  ref,
  onCropped,
  isBusy = false,
  error,
  canDrop = false,
}: ImageCropProps) {
  const id = useId()
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const latest = useRef<Promise<HTMLImageElement | string> | null>(null)
  const area = useRef<(Point & Box) | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const drop = useCallback(() => {
    if (box.current?.contains(document.activeElement)) box.current.focus()
    latest.current = null
    setPicture(null)
    setProblem(null)
    setIsOpening(false)
  }, [])
  const closePanel = useCallback(() => {
    drop()
    setProblem(NO_PANEL)
  }, [drop])
  const Panel = usePanel(picture !== null, loadCropPanel, closePanel)

  const pick = async (file: File) => {
    const opening = open(file)
    latest.current = opening
    setProblem(null)
    setIsOpening(true)
    const opened = await opening
    if (latest.current !== opening) return
    setIsOpening(false)
    if (typeof opened === 'string') {
      latest.current = null
      setProblem(opened)
    } else {
      area.current = null
      setPicture(opened)
    }
  }
  const finish = async () => {
    const opened = await latest.current
    if (opened === null) return true
    if (typeof opened === 'string') return false
    setProblem(null)
    try {
      // Before it can be placed, as it would be shown first.
      onCropped(await drawSquare(opened, area.current ?? middleSquare(opened)))
      return true
    } catch {
      setProblem(NOT_DRAWN)
      return false
    }
  }
  useImperativeHandle(ref, () => ({ finish, drop }))

  const shownProblem = problem ?? error
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-center gap-4 outline-none">
      {picture && Panel && (
        <Panel
          key={picture.src}
          picture={picture}
          isBusy={isBusy}
          onPlaced={(placed) => {
            area.current = placed
          }}
          onFinish={() => void finish()}
          onPick={(file) => void pick(file)}
          onDrop={canDrop ? drop : null}
        />
      )}
      {!picture && (
        <>
          <PicturePick
            label="사진 선택"
            kind="secondary"
            describedBy={`${id}-rules`}
            onPick={(file) => void pick(file)}
          />
          <p id={`${id}-rules`} className="text-sm text-text-3">
            jpg, png, webp 사진 · 5MB까지
          </p>
        </>
      )}
      {(isOpening || (picture && !Panel)) && <EmberDots label="사진을 여는 중" />}
      <p role="alert" className="text-center text-sm text-danger empty:hidden">
        {shownProblem}
      </p>
    </div>
  )
}

/** The picture in a file, or why it cannot be used. */
async function open(file: File): Promise<HTMLImageElement | string> {
  const refusal = fileProblem(file)
  if (refusal) return refusal
  try {
    const picture = await openPicture(await readAddress(file))
    const { naturalWidth: width, naturalHeight: height } = picture
    return sizeProblem({ width, height }) ?? picture
  } catch {
    return NO_PICTURE
  }
}
