'use client'
import { useCallback, useId, useRef, useState } from 'react'
import { EmberDots } from '../display/ember-dots.js'
import { usePanel } from '../overlay/use-panel.js'
import { fileProblem, NO_PICTURE, openPicture, readAddress, sizeProblem } from './picture-file.js'
import { PicturePick } from './picture-pick.js'

const loadCropPanel = () => import('./crop-panel.js').then((module) => module.CropPanel)

const NO_PANEL = '사진 다듬는 화면을 불러오지 못했어요. 사진을 다시 골라 주세요.'

export type ImageCropProps = {
  /** Gets a square of 512 to 1024 px, WebP or JPEG. */
  onCropped: (picture: Blob) => void
  /** While the square is on its way. */
  isBusy?: boolean
  /** What became of the last one, where it was refused. */
  error?: string | undefined
}

/** Picks a picture and cuts a square out of it. The tool for cutting comes with the first picture. */
export function ImageCrop({ onCropped, isBusy = false, error }: ImageCropProps) {
  const id = useId()
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const latest = useRef<File>(null)
  const closePanel = useCallback(() => {
    setPicture(null)
    setProblem(NO_PANEL)
  }, [])
  const Panel = usePanel(picture !== null, loadCropPanel, closePanel)

  const pick = async (file: File) => {
    latest.current = file
    setProblem(null)
    setIsOpening(true)
    const opened = await open(file)
    if (latest.current !== file) return
    setIsOpening(false)
    if (typeof opened === 'string') setProblem(opened)
    else setPicture(opened)
  }

  const shownProblem = problem ?? error
  return (
    <div className="flex flex-col items-center gap-4">
      {picture && Panel && (
        <Panel
          key={picture.src}
          picture={picture}
          isBusy={isBusy}
          onCropped={onCropped}
          onPick={(file) => void pick(file)}
          onProblem={setProblem}
        />
      )}
      {!picture && (
        <>
          <PicturePick
            label="사진 고르기"
            kind="secondary"
            describedBy={`${id}-rules`}
            onPick={(file) => void pick(file)}
          />
          <p id={`${id}-rules`} className="text-sm text-text-3">
            jpg, png, webp 사진 · 5MB까지
          </p>
        </>
      )}
      {(isOpening || (picture && !Panel)) && <EmberDots label="사진을 열고 있어요" />}
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
