import { useState } from 'react'
import { useLazyComponent } from '@doran/site/core'
import { findKoreanVoice } from './korean-voice'

const loadBar = () => import('./listen-bar').then((module) => module.ListenBar)

type SceneListeningProps = { text: string; onClose: () => void }

/** Reads a scene aloud; what does so is loaded when it is asked for. */
export function SceneListening({ text, onClose }: SceneListeningProps) {
  const Bar = useLazyComponent(true, loadBar)
  const [voice] = useState(findKoreanVoice)
  return Bar && voice && <Bar text={text} voice={voice} onClose={onClose} />
}
