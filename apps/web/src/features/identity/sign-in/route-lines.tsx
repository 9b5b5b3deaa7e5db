const origin = { x: 210, y: 350 };
const destinations = [
  { x: 470, y: 90, w: 3 },
  { x: 610, y: 190, w: 5 },
  { x: 690, y: 330, w: 2 },
  { x: 580, y: 390, w: 4 },
  { x: 380, y: 210, w: 2.5 },
  { x: 740, y: 110, w: 1.5 },
] as const;

/** Packages leaving one dock: decoration only. */
export function RouteLines() {
  return (
    <svg
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.9 }}
    >
      <defs>
        <pattern id="grid" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="1.5" cy="1.5" r="1" fill="#fff" opacity="0.12" />
        </pattern>
        <linearGradient id="line" x1="0" x2="1">
          <stop offset="0" stopColor="#8ea2ff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#aebcff" />
        </linearGradient>
      </defs>
      <rect width="800" height="600" fill="url(#grid)" />
      {destinations.map(({ x, y, w }) => (
        <g key={`${x}-${y}`}>
          <path
            d={`M${origin.x} ${origin.y} Q ${(origin.x + x) / 2} ${Math.min(origin.y, y) - 90} ${x} ${y}`}
            fill="none"
            stroke="url(#line)"
            strokeWidth={w}
            strokeLinecap="round"
          />
          <circle cx={x} cy={y} r={w + 3} fill="#fff" />
        </g>
      ))}
      <circle cx={origin.x} cy={origin.y} r="16" fill="#ffb547" opacity="0.25" />
      <circle cx={origin.x} cy={origin.y} r="8" fill="#ffb547" />
    </svg>
  );
}
