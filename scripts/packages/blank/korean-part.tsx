import { withParticle } from '@doran/korean'

export function KoreanPart() {
  return (
    <p id="korean">{`${withParticle('도란', '은/는')} 이야기를 ${withParticle('책', '으로/로')} 엮어요.`}</p>
  )
}
