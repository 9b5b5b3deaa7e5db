export function SpendPage() {
  return null;
}
