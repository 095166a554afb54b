// What stands around every page.

export const metadata = { title: '校园门户' };

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  );
}
