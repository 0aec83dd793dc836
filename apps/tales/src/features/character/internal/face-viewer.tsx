'use client'

import { useState } from 'react'
import type { Emotion, Portraits } from '@doran/contract'
import { EMOTIONS } from '@doran/contract/names'
import { Chip, ChipGroup } from '@doran/ui'

type FaceViewerProps = { name: string; portraits: Portraits | null }

const FACES: Record<Emotion, string> = {
  기본: '평소 얼굴',
  기쁨: '기쁜 얼굴',
  슬픔: '슬픈 얼굴',
  화남: '화난 얼굴',
  놀람: '놀란 얼굴',
}
const SIZE = 320

/** One face at a time, large; the first letter of the name where nobody has drawn any. */
export function FaceViewer({ name, portraits }: FaceViewerProps) {
  const [shown, setShown] = useState<Emotion>('기본')
  return (
    <div>
      <div className="glow-ember mx-auto grid aspect-square w-full max-w-[240px] place-items-center md:max-w-none">
        {portraits ? (
          <img
            src={portraits[shown]}
            alt={`${name}의 ${FACES[shown]}`}
            width={SIZE}
            height={SIZE}
            decoding="async"
            fetchPriority="high"
            className="size-full"
          />
        ) : (
          <span
            aria-hidden="true"
            className="corner-image grid size-full place-items-center bg-surface-2 text-h1 font-extrabold text-text-2"
          >
            {Array.from(name)[0]}
          </span>
        )}
      </div>
      {portraits && (
        <ChipGroup label="표정" className="mt-3 flex-wrap justify-center">
          {EMOTIONS.map((emotion) => (
            <Chip key={emotion} isSelected={emotion === shown} onClick={() => setShown(emotion)}>
              {emotion}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </div>
  )
}
