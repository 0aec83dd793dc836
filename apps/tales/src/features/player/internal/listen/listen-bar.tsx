import { STORAGE_KEYS } from '@doran/contract/names'
import { useStoredChoice, type StoredChoice } from '@doran/site/core'
import { IconButton, Segmented, type SegmentedOption } from '@doran/ui'
import { ActButton } from '../act-button/act-button'
import { useSpeaker } from './use-speaker'

type Rate = '0.8' | '1' | '1.25'

const RATE: StoredChoice<Rate> = { key: STORAGE_KEYS.listenRate, values: ['1', '0.8', '1.25'] }

const RATES: ReadonlyArray<SegmentedOption<Rate>> = [
  { value: '0.8', label: '천천히' },
  { value: '1', label: '보통' },
  { value: '1.25', label: '빠르게' },
]

type ListenBarProps = { text: string; voice: SpeechSynthesisVoice; onClose: () => void }

/** Reads a scene aloud for as long as it is shown. */
export function ListenBar({ text, voice, onClose }: ListenBarProps) {
  const [rate, setRate] = useStoredChoice(RATE)
  const { state, speaker } = useSpeaker(text, voice, Number(rate))
  const isSpeaking = state === 'speaking'
  return (
    <div
      role="group"
      aria-label="듣기"
      className="corner-card flex flex-wrap items-center gap-x-2 gap-y-1 bg-surface-1 p-2 font-sans text-base"
    >
      <ActButton
        icon={isSpeaking ? 'pause' : 'play'}
        label={isSpeaking ? '잠깐 멈추기' : '이어 듣기'}
        onClick={() => (isSpeaking ? speaker.pause() : speaker.play())}
      />
      <IconButton icon="stop" label="그만 듣기" onClick={onClose} />
      <Segmented legend="읽는 속도" options={RATES} value={rate} onChange={setRate} />
      {!voice.localService && (
        <p className="prose-ko basis-full px-2 pb-1 text-sm text-text-3">
          이 목소리는 브라우저를 만든 곳의 서버가 글을 받아 읽어요.
        </p>
      )}
    </div>
  )
}
