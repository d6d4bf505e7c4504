package com.example.todo;

import jakarta.xml.bind.annotation.XmlAttribute;

public class Task {
  @XmlAttribute public boolean done;
  public String name;

  public Task() {}

  public Task(String name, boolean done) {
    this.name = name;
    this.done = done;
  }
}
