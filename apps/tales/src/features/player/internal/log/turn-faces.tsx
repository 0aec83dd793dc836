import type { Emotion, StorySession, Turn } from '@doran/contract'
import { Portrait } from '@doran/ui'

const LOOKS: Record<Emotion, string> = {
  기본: '',
  기쁨: '기쁜 얼굴',
  슬픔: '슬픈 얼굴',
  화남: '화난 얼굴',
  놀람: '놀란 얼굴',
}

type TurnFacesProps = {
  faces: Turn['faces']
  cast: StorySession['cast']
  /** Faces keep back where the story is dark. */
  isDim?: boolean
}

/** Who is there at the end of a scene, and how they look. */
export function TurnFaces({ faces, cast, isDim = false }: TurnFacesProps) {
  if (faces.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 font-sans text-sm" aria-label="곁에 있는 사람">
      {faces.map(({ name, emotion }) => (
        <li key={name} className="flex items-center gap-2 text-text-2">
          <Portrait
            src={portraitOf(cast, name, emotion)}
            name={name}
            {...(isDim && { className: 'opacity-75 saturate-75' })}
          />
          {name}
          {LOOKS[emotion] && <span className="sr-only">, {LOOKS[emotion]}</span>}
        </li>
      ))}
    </ul>
  )
}

function portraitOf(cast: StorySession['cast'], name: string, emotion: Emotion): string | null {
  return cast.find((person) => person.name === name)?.portraits?.[emotion] ?? null
}
