;; The product of a table of weights with a few rows of numbers: nearly all the work of encoding a
;; sentence. matrix-product.ts holds the same in TypeScript and says how the numbers are laid out;
;; `node scripts/make-matrix-product.mjs` turns this file into matrix-product-bytes.ts.
(module
  (memory (import "engine" "memory") 1)

  ;; Four sums of four numbers each, as one row of four sums.
  (func $add_across (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b))
      (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $cd (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d))
      (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))

  ;; Two rows ($x, $y) and four outputs (0 to 3) at a time: eight numbers are loaded once and used
  ;; four times, eight weights are widened once and used twice.
  (func (export "multiply")
    ;; Where the rows start, how many there are (an even number) and how many numbers each has.
    (param $rows i32) (param $row_count i32) (param $width i32) (param $row_scales i32)
    ;; Where the weights start, and their scales and biases; how many outputs (a multiple of 4).
    (param $weights i32) (param $weight_scales i32) (param $biases i32) (param $outputs i32)
    (param $results i32) (param $least f32)
    (local $output i32) (local $row i32) (local $block i32) (local $weight i32) (local $end i32)
    (local $x i32) (local $y i32) (local $target i32)
    (local $xs v128) (local $ys v128) (local $w v128) (local $scales v128) (local $bias v128)
    (local $floor v128)
    (local $x0 v128) (local $x1 v128) (local $x2 v128) (local $x3 v128)
    (local $y0 v128) (local $y1 v128) (local $y2 v128) (local $y3 v128)
    (local.set $floor (f32x4.splat (local.get $least)))
    (local.set $block (local.get $weights))
    (loop $next_outputs
      (local.set $scales
        (v128.load (i32.add (local.get $weight_scales) (i32.shl (local.get $output) (i32.const 2)))))
      (local.set $bias
        (v128.load (i32.add (local.get $biases) (i32.shl (local.get $output) (i32.const 2)))))
      (local.set $end
        (i32.add (local.get $block) (i32.shl (local.get $width) (i32.const 2))))
      (local.set $row (i32.const 0))
      (local.set $x (local.get $rows))
      (local.set $target
        (i32.add (local.get $results) (i32.shl (local.get $output) (i32.const 2))))
      (loop $next_rows
        (local.set $weight (local.get $block))
        (local.set $y (i32.add (local.get $x) (i32.shl (local.get $width) (i32.const 1))))
        (local.set $x0 (v128.const i32x4 0 0 0 0))
        (local.set $x1 (v128.const i32x4 0 0 0 0))
        (local.set $x2 (v128.const i32x4 0 0 0 0))
        (local.set $x3 (v128.const i32x4 0 0 0 0))
        (local.set $y0 (v128.const i32x4 0 0 0 0))
        (local.set $y1 (v128.const i32x4 0 0 0 0))
        (local.set $y2 (v128.const i32x4 0 0 0 0))
        (local.set $y3 (v128.const i32x4 0 0 0 0))
        (loop $next_numbers
          (local.set $xs (v128.load (local.get $x)))
          (local.set $ys (v128.load (local.get $y)))
          (local.set $w (v128.load8x8_s (local.get $weight)))
          (local.set $x0 (i32x4.add (local.get $x0) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
          (local.set $y0 (i32x4.add (local.get $y0) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
          (local.set $w (v128.load8x8_s offset=8 (local.get $weight)))
          (local.set $x1 (i32x4.add (local.get $x1) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
          (local.set $y1 (i32x4.add (local.get $y1) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
          (local.set $w (v128.load8x8_s offset=16 (local.get $weight)))
          (local.set $x2 (i32x4.add (local.get $x2) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
          (local.set $y2 (i32x4.add (local.get $y2) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
          (local.set $w (v128.load8x8_s offset=24 (local.get $weight)))
          (local.set $x3 (i32x4.add (local.get $x3) (i32x4.dot_i16x8_s (local.get $xs) (local.get $w))))
          (local.set $y3 (i32x4.add (local.get $y3) (i32x4.dot_i16x8_s (local.get $ys) (local.get $w))))
          (local.set $x (i32.add (local.get $x) (i32.const 16)))
          (local.set $y (i32.add (local.get $y) (i32.const 16)))
          (local.set $weight (i32.add (local.get $weight) (i32.const 32)))
          (br_if $next_numbers (i32.lt_u (local.get $weight) (local.get $end))))
        (v128.store (local.get $target)
          (f32x4.max (local.get $floor)
            (f32x4.add (local.get $bias)
              (f32x4.mul (local.get $scales)
                (f32x4.mul
                  (v128.load32_splat
                    (i32.add (local.get $row_scales) (i32.shl (local.get $row) (i32.const 2))))
                  (f32x4.convert_i32x4_s (call $add_across
                    (local.get $x0) (local.get $x1) (local.get $x2) (local.get $x3))))))))
        (local.set $target
          (i32.add (local.get $target) (i32.shl (local.get $outputs) (i32.const 2))))
        (v128.store (local.get $target)
          (f32x4.max (local.get $floor)
            (f32x4.add (local.get $bias)
              (f32x4.mul (local.get $scales)
                (f32x4.mul
                  (v128.load32_splat offset=4
                    (i32.add (local.get $row_scales) (i32.shl (local.get $row) (i32.const 2))))
                  (f32x4.convert_i32x4_s (call $add_across
                    (local.get $y0) (local.get $y1) (local.get $y2) (local.get $y3))))))))
        (local.set $target
          (i32.add (local.get $target) (i32.shl (local.get $outputs) (i32.const 2))))
        ;; $y has reached the end of the second row, where the next pair starts.
        (local.set $x (local.get $y))
        (local.set $row (i32.add (local.get $row) (i32.const 2)))
        (br_if $next_rows (i32.lt_u (local.get $row) (local.get $row_count))))
      (local.set $block (local.get $end))
      (local.set $output (i32.add (local.get $output) (i32.const 4)))
      (br_if $next_outputs (i32.lt_u (local.get $output) (local.get $outputs))))))
