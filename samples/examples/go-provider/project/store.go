package main

import "sync"

// Product is what the API returns.
type Product struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Type    string `json:"type"`
	Version string `json:"version"`
}

// Store keeps products by ID. Its methods are safe for concurrent use.
type Store struct {
	mutex    sync.RWMutex
	products map[string]Product
}

// Replace removes all products and adds the given ones.
func (s *Store) Replace(products ...Product) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.products = make(map[string]Product)
	for _, product := range products {
		s.products[product.ID] = product
	}
}

// Find returns the product with this ID, and whether the product exists.
func (s *Store) Find(id string) (Product, bool) {
	s.mutex.RLock()
	defer s.mutex.RUnlock()
	product, found := s.products[id]
	return product, found
}
