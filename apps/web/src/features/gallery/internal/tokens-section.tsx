import { Row, Specimen } from './specimen'

const grounds = [
  { name: 'bg', look: 'bg-bg' },
  { name: 'surface-1', look: 'bg-surface-1' },
  { name: 'surface-2', look: 'bg-surface-2' },
  { name: 'surface-3', look: 'bg-surface-3' },
  { name: 'ember', look: 'bg-ember' },
  { name: 'danger', look: 'bg-danger' },
]

const inks = [
  { name: 'text', look: 'text-text' },
  { name: 'text-2', look: 'text-text-2' },
  { name: 'text-3', look: 'text-text-3' },
  { name: 'ember', look: 'text-ember' },
  { name: 'coin', look: 'text-coin' },
  { name: 'rune', look: 'text-rune' },
  { name: 'gem', look: 'text-gem' },
  { name: 'success', look: 'text-success' },
  { name: 'info', look: 'text-info' },
  { name: 'danger', look: 'text-danger' },
]

const sizes = [
  { name: 'hero', look: 'text-hero font-extrabold' },
  { name: 'h1', look: 'text-h1 font-extrabold' },
  { name: 'h2', look: 'text-h2 font-extrabold' },
  { name: 'h3', look: 'text-h3 font-extrabold' },
  { name: 'story', look: 'text-story' },
  { name: 'base', look: 'text-base' },
  { name: 'sm', look: 'text-sm' },
  { name: 'xs', look: 'text-xs' },
]

const readings = [
  { name: '어둡게', reading: 'night' },
  { name: '종이', reading: 'hanji' },
  { name: '검정', reading: 'ink' },
]

export function TokensSection() {
  return (
    <>
      <Specimen name="바탕">
        <ul className="grid grid-cols-3 gap-3">
          {grounds.map(({ name, look }) => (
            <li key={name} className="text-xs text-text-3">
              <span className={`corner-image mb-1 block h-12 border border-line ${look}`} />
              {name}
            </li>
          ))}
        </ul>
        <Row>
          {inks.map(({ name, look }) => (
            <span key={name} className={`font-semibold ${look}`}>
              {name}
            </span>
          ))}
        </Row>
        <div className="grid grid-cols-3 gap-3">
          {readings.map(({ name, reading }) => (
            <p
              key={reading}
              data-reading={reading}
              className="corner-card border border-line bg-bg px-4 py-3 text-story"
            >
              {name} <span className="text-ember">불씨</span>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="글자">
        <ul>
          {sizes.map(({ name, look }) => (
            <li key={name} className={`truncate ${look}`}>
              불 옆에 앉아요 <span className="text-text-3">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}
