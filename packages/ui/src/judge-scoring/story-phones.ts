// The sizes in which the phone's stories are shown and tested.

const size = (name: string, width: number, height: number) => ({
  name,
  type: 'mobile' as const,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const phones = {
  options: {
    phone: size('390 × 844', 390, 844),
    small: size('360 × 640', 360, 640),
    large: size('430 × 932', 430, 932),
    onItsSide: size('740 × 360', 740, 360),
    enlarged: size('390 × 844, 200 %', 195, 422),
  },
};
