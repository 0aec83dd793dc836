import { PaceChoice, StreamVoiceChoice } from '@doran/site/core'
import { Button, ChoiceRow, Segmented } from '@doran/ui'
import { STORY_SIZE, type ReadingLook, type ReadingTheme } from '../../reading-look'

const THEME_OPTIONS = [
  { value: 'night', label: '밤' },
  { value: 'hanji', label: '한지' },
  { value: 'ink', label: '먹' },
] as const

type ReadingSettingsProps = { look: ReadingLook; onLook: (look: ReadingLook) => void }

export function ReadingSettings({ look, onLook }: ReadingSettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      <ChoiceRow label="글자 크기">
        <SizeStepper size={look.size} onSize={(size) => onLook({ ...look, size })} />
      </ChoiceRow>
      <PaceChoice />
      <ChoiceRow label="읽기 테마">
        <Segmented
          legend="읽기 테마"
          options={THEME_OPTIONS}
          value={look.theme ?? siteTheme()}
          onChange={(theme) => onLook({ ...look, theme })}
        />
      </ChoiceRow>
      <StreamVoiceChoice />
    </div>
  )
}

function SizeStepper({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <div role="group" aria-label="글자 크기" className="flex items-center gap-3">
      <Button
        kind="secondary"
        aria-label="글자 작게"
        disabled={size <= STORY_SIZE.min}
        onClick={() => onSize(size - 1)}
      >
        가−
      </Button>
      <output className="min-w-8 text-center tabular-nums">{size}</output>
      <Button
        kind="secondary"
        aria-label="글자 크게"
        disabled={size >= STORY_SIZE.max}
        onClick={() => onSize(size + 1)}
      >
        가+
      </Button>
    </div>
  )
}

function siteTheme(): ReadingTheme {
  return getComputedStyle(document.documentElement).colorScheme === 'light' ? 'hanji' : 'night'
}
