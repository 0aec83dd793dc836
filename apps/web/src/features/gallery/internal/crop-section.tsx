'use client'

import { useState } from 'react'
import { Avatar, ImageCrop } from '@doran/ui'
import { Specimen } from './specimen'

type Cut = { address: string; words: string }

export function CropSection() {
  const [cut, setCut] = useState<Cut | null>(null)
  const show = (square: Blob) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      setCut({
        address: typeof reader.result === 'string' ? reader.result : '',
        words: `${square.type} · ${Math.ceil(square.size / 1024).toLocaleString('ko-KR')}KB`,
      }),
    )
    reader.readAsDataURL(square)
  }
  return (
    <>
      <Specimen name="ImageCrop">
        <ImageCrop onCropped={show} />
      </Specimen>
      <Specimen name="다듬은 사진">
        <div className="flex items-center gap-4">
          <Avatar src={cut?.address ?? null} name="" size={96} />
          <p className="text-sm text-text-2">{cut?.words ?? '아직 없어요.'}</p>
        </div>
      </Specimen>
    </>
  )
}
