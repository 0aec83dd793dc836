'use client'

import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@doran/ui'

type PhotoProps = {
  src: string
  alt: string
  isMine: boolean
  /** Instead of a photo that cannot be shown. */
  broken?: string
  onOpen?: () => void
}
type PhotoDialogProps = { src: string; alt: string; onClose: () => void }

const BOX = 'grid size-[220px] max-w-full place-items-center overflow-clip bg-surface-2'

/** A photo in a box of fixed size, so that nothing jumps when it comes. */
export function Photo({ src, alt, isMine, broken = '사라진 사진이에요', onOpen }: PhotoProps) {
  const [isGone, setIsGone] = useState(false)
  const box = `${BOX} ${isMine ? 'rounded-[14px_14px_4px_14px]' : 'corner-image'}`
  if (isGone) return <p className={`${box} text-sm text-text-2`}>{broken}</p>
  const picture = (
    <img
      src={src}
      alt={alt}
      width={220}
      height={220}
      loading="lazy"
      decoding="async"
      onError={() => setIsGone(true)}
      className="size-full object-cover"
    />
  )
  if (!onOpen) return <div className={`${box} opacity-70`}>{picture}</div>
  return (
    <button type="button" onClick={onOpen} className={`${box} cursor-zoom-in`}>
      {picture}
      <span className="sr-only">, 크게 보기</span>
    </button>
  )
}

/** The whole photo over the page. */
export function PhotoDialog({ src, alt, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // A press beside the photo.
    const closeBeside = ({ target }: MouseEvent) => target === element && element.close()
    element.showModal()
    element.addEventListener('click', closeBeside)
    return () => element.removeEventListener('click', closeBeside)
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      onClose={onClose}
      data-theme="dark"
      className="m-auto max-h-none max-w-none bg-transparent p-0 backdrop:bg-black/85"
    >
      <img
        src={src}
        alt={alt}
        className="block max-h-[calc(100dvh-32px)] max-w-[calc(100vw-32px)] rounded-small object-contain"
      />
      <IconButton
        icon="close"
        label="닫기"
        kind="strong"
        className="absolute! top-2 right-2 bg-surface-1"
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  )
}
