/** The badge's two icons, as DOM: a plug in its socket, and one pulled out. */
function icon(...paths: string[]): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

export const connectedIcon = (): SVGSVGElement => icon('M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4');
export const disconnectedIcon = (): SVGSVGElement =>
  icon('M9 3v5M15 3v5M9.5 8H18v3a6 6 0 0 1-.8 3M15 16.2A6 6 0 0 1 6 11V8M12 17v4M3.5 3.5l17 17');
